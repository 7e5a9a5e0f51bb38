import { WithUnits, withLongUnits } from '@halte/api/units';
import {
  formatDelta,
  formatMass,
  formatPrice,
  formatTime,
  type Instant,
  localDaysBetween,
  useLocale,
  useTranslate,
} from '@halte/i18n';
import { cx, Icon, Time, VisuallyHidden } from '@halte/ui';
import { ChevronRightIcon } from '@halte/ui/icons';
import { memo, type ReactNode, useId } from 'react';
import { HiddenWords, slot } from '../../screen/HiddenWords.tsx';
import { type Difference, differenceOf } from '../../trip/difference.ts';
import { shownBetween, shownDuration } from '../../trip/duration.ts';
import { hasRide } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import { DayMark } from './DayMark.tsx';
import { EndTime } from './EndTime.tsx';
import { Formula } from './Formula.tsx';
import { JourneyBar } from './JourneyBar.tsx';
import css from './JourneyRow.module.css';
import { type BarSegment, barOf } from './journeyBar.ts';
import { lineName } from './lineName.ts';
import { RoadmapLink } from './RoadmapLink.tsx';
import { RowNote } from './RowNote.tsx';

export interface JourneyRowProps {
  journey: Journey;
  zone: string;
  /** Times on the day of this instant need no date: that of the search, or of the departure where a date is next to the row. */
  since: Instant;
  /** Target of the link. */
  href: string;
  /** Its difference from the others of a list; without it, the note is about the journey alone. */
  difference?: Difference | undefined;
  /** Names the target; not needed in a list to choose from. */
  hint?: string | undefined;
  /** The purpose of the link, for screen readers, if the row chooses the journey. */
  purpose?: string | undefined;
  /** Target of a small link to the roadmap, where the row leads elsewhere. */
  roadmap?: string | undefined;
  isSelected?: boolean;
  /** The traveller points at, focuses or touches the row. */
  onLook?: () => void;
  /** A button at the end of the last line. */
  children?: ReactNode;
}

type Shown = Pick<JourneyRowProps, 'journey' | 'zone' | 'since'>;

/** The time of departure, after the one in the timetable where that is another one. */
function DepartureTime({ journey, zone }: Pick<Shown, 'journey' | 'zone'>) {
  const t = useTranslate('trip-planner-journeys');
  const { scheduledDepartureDateTime: planned, departureDateTime: departure } = journey;
  if (planned === null || shownBetween(planned, departure) === 0)
    return <EndTime end="departure" time={departure} zone={zone} />;
  const former = <s className={css.former}>{formatTime(planned, zone)}</s>;
  const time = <Time dateTime={departure}>{formatTime(departure, zone)}</Time>;
  return (
    <HiddenWords text={t('card.departure.changed', { planned: slot(0), time: slot(1) })} values={[former, time]} />
  );
}

function Times({ journey, zone, since }: Shown) {
  const t = useTranslate('trip-planner-journeys');
  const { departureDateTime: departure, arrivalDateTime: arrival } = journey;
  return (
    <span className={css.times}>
      <DepartureTime journey={journey} zone={zone} />
      <DayMark days={localDaysBetween(since, departure, zone)} />
      <span className={css.to} aria-hidden="true">
        –
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <EndTime end="arrival" time={arrival} zone={zone} />
      <DayMark days={localDaysBetween(since, arrival, zone)} />
      {journey.from?.timeZone !== journey.to?.timeZone && <span className={css.local}> {t('time.local')}</span>}
    </span>
  );
}

/** The price; a journey without one, because it needs no vehicle, shows its CO₂. */
function Price({ journey: { fare, co2Grams, sections } }: Pick<Shown, 'journey'>) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  if (fare === null && hasRide(sections)) return null;
  return (
    <span className={css.price}>
      {fare === null ? (
        <Formula>{t('co2', { mass: formatMass(co2Grams, locale) })}</Formula>
      ) : (
        formatPrice(fare.amount, fare.currency, { locale })
      )}
      <VisuallyHidden>, </VisuallyHidden>{' '}
    </span>
  );
}

/** The changes and the legs of a bar in words. The description of the row says when there is no change. */
function Legs({ changes, segments }: { changes: number; segments: readonly BarSegment[] }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const rides = segments.filter(({ kind }) => kind === 'ride');
  const words =
    rides.length > 0
      ? rides.map(({ line }) => lineName(line, t))
      : segments.flatMap(({ kind, minutes }) =>
          kind === 'walk' || kind === 'bike' ? [t(`strip.${kind}`, { count: minutes === 0 ? '<1' : minutes })] : [],
        );
  return (
    <VisuallyHidden>
      , {withLongUnits([...(changes > 0 ? [t('transfers', { count: changes })] : []), ...words].join(', '), locale)}
    </VisuallyHidden>
  );
}

/** The content of the link; memoized, because a selection does not change it. */
const RowContent = memo(function RowContent({ journey, zone, since }: Shown) {
  const segments = barOf(journey);
  return (
    <>
      <span className={css.top}>
        <Times journey={journey} zone={zone} since={since} />
        <VisuallyHidden>, </VisuallyHidden>
        <Price journey={journey} />
        <span className={css.duration}>
          <WithUnits>{formatDelta(shownDuration(journey))}</WithUnits>
        </span>
        <Legs changes={journey.changes} segments={segments} />
      </span>
      <JourneyBar segments={segments} />
    </>
  );
});

/** One journey: times, price and duration, a bar of its legs, and what sets it apart. All of the row is one link, with others above it. */
export function JourneyRow(props: JourneyRowProps) {
  const { journey, zone, since, href, hint, purpose = hint, roadmap, isSelected = false, onLook, children } = props;
  const { difference = differenceOf(journey) } = props;
  const noteId = useId();
  const isOff = journey.realTime === 'cancelled' || journey.realTime === 'missedConnection';
  return (
    <div className={cx(css.row, isSelected && css.selected, isOff && css.off)}>
      <a
        className={css.link}
        href={href}
        aria-current={isSelected || undefined}
        aria-describedby={noteId}
        onFocus={onLook}
        onClick={onLook}
        // Not pointerenter: a list that appears under a resting mouse must not select a row.
        onPointerMove={(event) => event.pointerType === 'mouse' && !isSelected && onLook?.()}
      >
        <RowContent journey={journey} zone={zone} since={since} />
        {purpose && <VisuallyHidden>, {purpose}</VisuallyHidden>}
      </a>
      <RowNote id={noteId} journey={journey} zone={zone} difference={difference}>
        {roadmap && <RoadmapLink journey={journey} zone={zone} href={roadmap} />}
        {children}
      </RowNote>
      {hint && (
        <span className={css.hint} aria-hidden="true">
          {hint}
          <Icon of={ChevronRightIcon} />
        </span>
      )}
    </div>
  );
}
