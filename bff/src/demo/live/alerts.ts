import { LANGUAGES } from '../../common/language.ts';
import type { EntitySelector, FeedEntity, WireAlert } from '../../realtime/wire/gtfsRealtime.ts';
import type { EpochSeconds, Feed } from '../../timetable/feed.ts';
import { dayFromIso, dayOf, isoOfDay, midnightOf, wallSecondsOf } from '../../timetable/time/zone.ts';
import { ALERT_TEXTS, type AlertKey, type Words } from './alertTexts.ts';
import { closuresAround, type Period, periodOfDays } from './closures.ts';
import { BUSY_LINES, SUMMER_LINE, trafficOf } from './runs.ts';

interface Notice {
  readonly key: AlertKey;
  /** Line ids; one alert is about all of them. */
  readonly lines: readonly string[];
  /** Name of the stop area. */
  readonly area?: string;
  readonly periods: readonly Period[];
}

type Kind = Required<Pick<WireAlert, 'cause' | 'effect' | 'severityLevel'>>;

const KINDS: Readonly<Record<AlertKey, Kind>> = {
  lift: { cause: 'TECHNICAL_PROBLEM', effect: 'ACCESSIBILITY_ISSUE', severityLevel: 'WARNING' },
  stopMoved: { cause: 'CONSTRUCTION', effect: 'STOP_MOVED', severityLevel: 'WARNING' },
  roadworks: { cause: 'CONSTRUCTION', effect: 'MODIFIED_SERVICE', severityLevel: 'WARNING' },
  market: { cause: 'OTHER_CAUSE', effect: 'DETOUR', severityLevel: 'WARNING' },
  summer: { cause: 'HOLIDAY', effect: 'REDUCED_SERVICE', severityLevel: 'INFO' },
  ferry: { cause: 'WEATHER', effect: 'OTHER_EFFECT', severityLevel: 'INFO' },
  traffic: { cause: 'OTHER_CAUSE', effect: 'SIGNIFICANT_DELAYS', severityLevel: 'WARNING' },
};

/** From which state of the traffic on (see `trafficOf`) it is told of. */
const TOLD_TRAFFIC = 0.75;
const TRAFFIC_PERIOD_SECONDS = 1_800;

/** What is up in the city around `now`. */
export function simulatedAlerts(feed: Feed, seed: number, now: EpochSeconds): FeedEntity[] {
  const zone = feed.timeZone;
  const notices: Notice[] = [
    { key: 'lift', lines: ['M1'], area: 'Hôtel de Ville', periods: [periodOfDays(zone, now, 10)] },
    { key: 'stopMoved', lines: ['C'], area: 'Port-Neuf', periods: [periodOfDays(zone, now, 28)] },
    ...closuresAround(zone, now).map(({ key, lines, area, dates }) => ({ key, lines, area, periods: dates })),
    { key: 'summer', lines: [SUMMER_LINE], periods: [summerAround(zone, now)] },
    { key: 'ferry', lines: ['F1'], periods: [periodOfDays(zone, now, 7)] },
    ...busyLines(zone, seed, now),
  ];
  return notices.map((notice) => ({
    id: [notice.key, ...(notice.key === 'traffic' ? notice.lines : [])].join('-'),
    alert: alertOf(feed, notice),
  }));
}

function alertOf(feed: Feed, { key, lines, area, periods }: Notice): WireAlert {
  const names = { line: lines.map((line) => nameOfLine(feed, line)).join(', '), stop: area ?? '' };
  const translated = (part: keyof Words) => ({
    translation: LANGUAGES.map((language) => ({ text: filled(ALERT_TEXTS[key][language][part], names), language })),
  });
  return {
    activePeriod: periods.map(({ from, to }) => ({ start: from, end: to })),
    informedEntity: lines.map((line) => selectorOf(feed, line, area)),
    ...KINDS[key],
    headerText: translated('header'),
    descriptionText: translated('description'),
  };
}

function selectorOf(feed: Feed, line: string, area: string | undefined): EntitySelector {
  const stopId = area === undefined ? undefined : feed.areas.find(({ name }) => name === area)?.id;
  return { routeId: line, ...(stopId !== undefined && { stopId }) };
}

function nameOfLine(feed: Feed, line: string): string {
  const route = feed.routeById.get(line);
  return route === undefined ? line : feed.routes[route]!.shortName;
}

/** Traffic is told of by the half hour, so that the alert does not come and go. */
function busyLines(zone: string, seed: number, now: EpochSeconds): Notice[] {
  const from = Math.floor(now / TRAFFIC_PERIOD_SECONDS) * TRAFFIC_PERIOD_SECONDS;
  const seconds = wallSecondsOf(zone, from) + TRAFFIC_PERIOD_SECONDS / 2;
  if (seconds < 6 * 3_600 || seconds > 21 * 3_600) return [];
  return BUSY_LINES.filter((line) => trafficOf(line, seed, seconds) >= TOLD_TRAFFIC).map((line) => ({
    key: 'traffic',
    lines: [line],
    periods: [{ from, to: from + TRAFFIC_PERIOD_SECONDS }],
  }));
}

/** July and August of the year. */
function summerAround(zone: string, now: EpochSeconds): Period {
  const year = isoOfDay(dayOf(zone, now)).slice(0, 4);
  return { from: midnightOf(zone, dayFromIso(`${year}-07-01`)), to: midnightOf(zone, dayFromIso(`${year}-09-01`)) };
}

function filled(text: string, names: Readonly<Record<'line' | 'stop', string>>): string {
  return text.replace(/\{(line|stop)\}/g, (_, name: 'line' | 'stop') => names[name]);
}
