import { clockSeconds, dateOf, dayOf, dayOfDate, type EpochSeconds, midnightOf } from '../timetable/time.ts';
import { ALERT_LANGUAGES, ALERT_TEXTS, type AlertKey, type AlertText } from './alertTexts.ts';
import { closuresAround, type Period, periodOfDays } from './closures.ts';
import { BUSY_LINES, SUMMER_LINE, trafficOn } from './delays.ts';
import type { Alert, FeedEntity, Translation } from './encode.ts';
import type { Network } from './network.ts';

interface Notice {
  readonly key: AlertKey;
  /** Line ids; one alert is about all of them. */
  readonly lines: readonly string[];
  /** Name of the stop area. */
  readonly area?: string;
  readonly periods: readonly Period[];
}

const KINDS: Readonly<Record<AlertKey, Pick<Alert, 'cause' | 'effect' | 'severityLevel'>>> = {
  lift: { cause: 'TECHNICAL_PROBLEM', effect: 'ACCESSIBILITY_ISSUE', severityLevel: 'WARNING' },
  stopMoved: { cause: 'CONSTRUCTION', effect: 'STOP_MOVED', severityLevel: 'WARNING' },
  roadworks: { cause: 'CONSTRUCTION', effect: 'MODIFIED_SERVICE', severityLevel: 'WARNING' },
  market: { cause: 'OTHER_CAUSE', effect: 'DETOUR', severityLevel: 'WARNING' },
  summer: { cause: 'HOLIDAY', effect: 'REDUCED_SERVICE', severityLevel: 'INFO' },
  ferry: { cause: 'WEATHER', effect: 'OTHER_EFFECT', severityLevel: 'INFO' },
  traffic: { cause: 'OTHER_CAUSE', effect: 'SIGNIFICANT_DELAYS', severityLevel: 'WARNING' },
};

/** An alert is published where the traffic (see `trafficOn`) is at least as bad as this. */
const MIN_TRAFFIC = 0.75;
const TRAFFIC_PERIOD_SECONDS = 1_800;

/** The alerts of the city around `now`. */
export function alerts(network: Network, now: EpochSeconds): FeedEntity[] {
  const notices: Notice[] = [
    { key: 'lift', lines: ['M1'], area: 'Hôtel de Ville', periods: [periodOfDays(now, 10)] },
    { key: 'stopMoved', lines: ['C'], area: 'Port-Neuf', periods: [periodOfDays(now, 28)] },
    ...closuresAround(now),
    { key: 'summer', lines: [SUMMER_LINE], periods: [summerOfYear(now)] },
    { key: 'ferry', lines: ['F1'], periods: [periodOfDays(now, 7)] },
    ...trafficNotices(network.seed, now),
  ];
  return notices.map((notice) => ({
    id: [notice.key, ...(notice.key === 'traffic' ? notice.lines : [])].join('-'),
    alert: alertOf(network, notice),
  }));
}

function alertOf(network: Network, { key, lines, area, periods }: Notice): Alert {
  const names = { line: lines.map((line) => shortNameOf(network, line)).join(', '), stop: area ?? '' };
  const translated = (part: keyof AlertText): Translation[] =>
    ALERT_LANGUAGES.map((language) => ({ text: fillIn(ALERT_TEXTS[key][language][part], names), language }));
  return {
    activePeriod: periods.map(({ from, to }) => ({ start: from, end: to })),
    informedEntity: lines.map((line) => entityOf(network, line, area)),
    ...KINDS[key],
    headerText: translated('header'),
    descriptionText: translated('description'),
  };
}

function entityOf({ stopAreas }: Network, line: string, area: string | undefined): Alert['informedEntity'][number] {
  const stopId = area === undefined ? undefined : stopAreas.find(({ name }) => name === area)?.id;
  return { routeId: line, ...(stopId !== undefined && { stopId }) };
}

function shortNameOf({ lines }: Network, id: string): string {
  return lines.find((line) => line.id === id)?.shortName ?? id;
}

/** Traffic alerts hold for half an hour, so that they do not appear and disappear with each message. */
function trafficNotices(seed: number, now: EpochSeconds): Notice[] {
  const from = Math.floor(now / TRAFFIC_PERIOD_SECONDS) * TRAFFIC_PERIOD_SECONDS;
  const seconds = clockSeconds(from) + TRAFFIC_PERIOD_SECONDS / 2;
  if (seconds < 6 * 3_600 || seconds > 21 * 3_600) return [];
  return BUSY_LINES.filter((line) => trafficOn(line, seed, seconds) >= MIN_TRAFFIC).map((line) => ({
    key: 'traffic',
    lines: [line],
    periods: [{ from, to: from + TRAFFIC_PERIOD_SECONDS }],
  }));
}

/** July and August. */
function summerOfYear(now: EpochSeconds): Period {
  const year = dateOf(dayOf(now)).slice(0, 4);
  return { from: midnightOf(dayOfDate(`${year}-07-01`)), to: midnightOf(dayOfDate(`${year}-09-01`)) };
}

function fillIn(text: string, names: Readonly<Record<'line' | 'stop', string>>): string {
  return text.replace(/\{(line|stop)\}/g, (_, name: 'line' | 'stop') => names[name]);
}
