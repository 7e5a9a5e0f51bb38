import type { Locale } from '@halte/contract';
import { formatDate, formatDelta, formatDistance, formatTime, type Instant, type Translate } from '@halte/i18n';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { type CalendarEvent, fnv1a } from './ics.ts';
import { platformKeySuffix } from './platformKey.ts';
import { type Step, stepsOf } from './steps.ts';

export interface EventTexts {
  /** Translates keys of `trip-planner-journeys`; `tRoadmap` those of `trip-planner-roadmap`. */
  readonly t: Translate<'trip-planner-journeys'>;
  readonly tRoadmap: Translate<'trip-planner-roadmap'>;
  readonly locale: Locale;
  readonly zone: string;
}

export interface EventContext {
  readonly now: Instant;
  /** Address of the roadmap. */
  readonly url: string;
}

/** One line of text for a step. */
function formatStep(step: Step, { t, tRoadmap, locale, zone }: EventTexts): string {
  switch (step.kind) {
    case 'place': {
      const { time, role, point, mode } = step;
      const platform = point.platform ? `, ${t(`platform${platformKeySuffix(mode)}`, { name: point.platform })}` : '';
      return `${formatTime(time, zone)} ${t(`step.${role}`, { stop: point.name })}${platform}`;
    }
    case 'ride': {
      const { line, headsign } = step.ride;
      return `${t(`line.${line.mode}`, { name: line.shortName })}, ${t('ride.direction', { headsign })}`;
    }
    case 'seated':
      return tRoadmap('ride.staySeated', {
        stop: step.stop,
        line: t(`line.${step.line.mode}`, { name: step.line.shortName }),
      });
    case 'wait':
    case 'transfer':
      return t(`step.${step.kind}`, { duration: formatDelta(step.seconds) });
    default: {
      const figures = [formatDelta(step.seconds), formatDistance(step.metres, locale)].join(', ');
      return `${t(`step.${step.kind}`, { to: step.to })} (${figures})`;
    }
  }
}

/** A journey as a calendar event, with its steps and its link in the description. */
export function journeyEvent(journey: DetailedJourney, texts: EventTexts, { now, url }: EventContext): CalendarEvent {
  const { t, tRoadmap, locale, zone } = texts;
  const note = tRoadmap('calendar.note', { day: formatDate(now, zone, locale), time: formatTime(now, zone) });
  return {
    uid: `${fnv1a(journey.journeySummaryCode)}@${new URL(url).hostname}`,
    stamp: now,
    start: journey.departureDateTime,
    end: journey.arrivalDateTime,
    summary: t('roadmap.fromTo', { from: journey.from.name, to: journey.to.name }),
    location: journey.from.name,
    // Not every calendar shows the URL of an event, so the description ends with it.
    description: [...stepsOf(journey).map((step) => formatStep(step, texts)), '', note, url].join('\n'),
    url,
  };
}
