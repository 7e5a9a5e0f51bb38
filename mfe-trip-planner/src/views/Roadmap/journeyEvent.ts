import type { Locale } from '@halte/contract';
import { formatDate, formatDelta, formatDistance, formatTime, type Instant } from '@halte/i18n';
import { type CalendarEvent, shortName } from '../../roadmap/ics.ts';
import { platformKeySuffix } from '../../roadmap/platformKey.ts';
import { type Step, stepsOf } from '../../roadmap/steps.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface EventWords {
  /** Of `trip-planner-journeys` and `trip-planner-roadmap`. */
  readonly t: Translate;
  readonly tRoadmap: Translate;
  readonly locale: Locale;
  readonly zone: string;
}

export interface EventFacts {
  readonly now: Instant;
  /** Of this app, with the journey in it. */
  readonly url: string;
}

/** A step in a line. */
function lineOf(step: Step, { t, locale, zone }: EventWords): string {
  switch (step.kind) {
    case 'place': {
      const { time, role, point, mode } = step;
      const platform = point.platform ? `, ${t(`platform${platformKeySuffix(mode)}`, { name: point.platform })}` : '';
      return `${formatTime(time, zone)} ${t(`step.${role}`)} ${point.name}${platform}`;
    }
    case 'ride': {
      const { line, headsign } = step.ride;
      return `${t(`line.${line.mode}`, { name: line.shortName })}, ${t('ride.direction', { headsign })}`;
    }
    case 'wait':
    case 'transfer':
      return t(`step.${step.kind}`, { duration: formatDelta(step.seconds) });
    default: {
      const figures = [formatDelta(step.seconds), formatDistance(step.metres, locale)].join(', ');
      return `${t(`step.${step.kind}`, { to: step.to })} (${figures})`;
    }
  }
}

/** A journey as an event of a calendar: its steps in the description, its link with it. */
export function journeyEvent(journey: DetailedJourney, words: EventWords, { now, url }: EventFacts): CalendarEvent {
  const { t, tRoadmap, locale, zone } = words;
  const note = tRoadmap('calendar.note', { day: formatDate(now, zone, locale), time: formatTime(now, zone) });
  return {
    uid: `${shortName(journey.journeySummaryCode)}@${new URL(url).hostname}`,
    stamp: now,
    start: journey.departureDateTime,
    end: journey.arrivalDateTime,
    summary: t('roadmap.fromTo', { from: journey.from.name, to: journey.to.name }),
    location: journey.from.name,
    // Not every calendar shows the address of an event: it also stands at the end.
    description: [...stepsOf(journey).map((step) => lineOf(step, words)), '', note, url].join('\n'),
    url,
  };
}
