import { formatDelta, formatTime, headwayOf as headwayIn, type Translate, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { WarningIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import { hasTightChange } from '../../trip/change.ts';
import type { Difference } from '../../trip/difference.ts';
import { hasRide, headwayOf, isPossible } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import { DepartureCountdown, type DepartureKnowledge } from './DepartureCountdown.tsx';
import { Formula } from './Formula.tsx';
import { lineName } from './lineName.ts';
import css from './RowNote.module.css';

type T = Translate<'trip-planner-journeys'>;

function wordsOf(difference: Difference, zone: string, t: T): string {
  switch (difference.kind) {
    case 'cancelled':
    case 'skipped': {
      const { kind, line, time } = difference;
      return t(`difference.${kind}`, { line: lineName(line, t), time: formatTime(time, zone) });
    }
    case 'late':
    case 'early': {
      const { kind, line, seconds } = difference;
      return t(`difference.${kind}`, { line: lineName(line, t), delta: formatDelta(seconds) });
    }
    case 'lateArrival':
      return t('difference.lateArrival', { delta: formatDelta(difference.seconds) });
    case 'contact':
      return t(`contact.${difference.contact}`);
    case 'changes':
      return difference.count === 0 ? t('transfers.none') : t('transfers', { count: difference.count });
    case 'last':
      return t('day.last');
    case 'first': {
      const { gapSeconds, best } = difference;
      const first = gapSeconds === null ? t('day.first') : t('day.firstAfter', { gap: formatDelta(gapSeconds) });
      return best === null ? first : `${first} · ${wordsOf({ kind: best }, zone, t)}`;
    }
    case 'accessible':
      return t('accessible');
    default:
      return t(`difference.${difference.kind}`);
  }
}

const TONES: Readonly<Partial<Record<Difference['kind'], 'error' | 'warning' | 'strong'>>> = {
  cancelled: 'error',
  skipped: 'error',
  missedConnection: 'error',
  late: 'warning',
  early: 'warning',
  lateArrival: 'warning',
  contact: 'strong',
  last: 'strong',
  first: 'strong',
  fastest: 'strong',
};

const WITH_SIGN: ReadonlySet<Difference['kind']> = new Set(['missedConnection', 'contact', 'last']);

function knowledgeOf({ sections }: Journey, difference: Difference): DepartureKnowledge {
  if (sections.find(({ kind }) => kind === 'ride')?.status !== 'live') return 'scheduled';
  return difference.kind === 'late' || difference.kind === 'early' ? 'late' : 'live';
}

/** Minutes until the departure, or how often vehicles come where only this is known; nothing for a journey that cannot be made. */
function Departure({ journey, difference }: { journey: Journey; difference: Difference }) {
  const t = useTranslate('trip-planner-journeys');
  const { realTime, departureDateTime } = journey;
  if (!hasRide(journey.sections) || realTime === 'cancelled' || realTime === 'missedConnection') return null;
  const headway = headwayOf(journey);
  if (headway === null)
    return <DepartureCountdown departure={departureDateTime} known={knowledgeOf(journey, difference)} />;
  return (
    <span className={css.headway}>
      {t(`departure.headway.${headwayIn(headway).unit}`, { count: headwayIn(headway).count })}{' '}
    </span>
  );
}

export interface RowNoteProps {
  journey: Journey;
  zone: string;
  difference: Difference;
  /** By which the link of the row is described. */
  id: string;
  /** A button at the end of the line. */
  children?: ReactNode;
}

/** The third line of a row: when the journey leaves, one thing that sets it apart, and that a change is tight. */
export function RowNote({ journey, zone, difference, id, children }: RowNoteProps) {
  const t = useTranslate('trip-planner-journeys');
  const tone = TONES[difference.kind];
  // Shown in addition to a delay, which comes first.
  const isLast = journey.isLastOfDay === true && difference.kind !== 'last' && isPossible(journey);
  const isTight = isPossible(journey) && hasTightChange(journey);
  return (
    <div className={css.line}>
      <p id={id} className={css.note}>
        <Departure journey={journey} difference={difference} />
        <span className={cx(css.difference, tone && css[tone])}>
          {WITH_SIGN.has(difference.kind) && <Icon of={WarningIcon} className={css.sign} />}
          <Formula>{wordsOf(difference, zone, t)}</Formula>
        </span>{' '}
        {isLast && <span className={cx(css.difference, css.strong)}>{t('day.last')}</span>}{' '}
        {isTight && <span className={cx(css.difference, css.warning)}>{t('difference.tight')}</span>}
      </p>
      {children}
    </div>
  );
}
