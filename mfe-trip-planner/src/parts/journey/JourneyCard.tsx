import { formatDelta, formatTime, type Instant, localDaysBetween, useTranslate } from '@halte/i18n';
import { cx, Icon, Time, VisuallyHidden } from '@halte/ui';
import { ChevronRightIcon, ForwardIcon } from '@halte/ui/icons';
import { memo } from 'react';
import { shownDuration } from '../../trip/duration.ts';
import { hasRide, headwayOf, stripOf } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import { DayMark } from './DayMark.tsx';
import { DepartureCountdown } from './DepartureCountdown.tsx';
import { JourneyAttributes } from './JourneyAttributes.tsx';
import css from './JourneyCard.module.css';
import { LineStrip } from './LineStrip.tsx';

export interface JourneyCardProps {
  journey: Journey;
  zone: string;
  /** On its day a time needs no mark: that of the search, or of the departure where a date is beside the card. */
  since: Instant;
  /** Target of the link. */
  href: string;
  /** Names the target; not needed in a list to choose from. */
  hint?: string | undefined;
  isSelected?: boolean;
  /** The traveller points at, focuses or touches the card. */
  onLook?: () => void;
}

/** Minutes until the departure, or how often vehicles come where only this is known. */
function Countdown({ departure, headway }: { departure: Instant; headway: number | null }) {
  const t = useTranslate('trip-planner-journeys');
  if (headway === null) return <DepartureCountdown departure={departure} />;
  return <span className={css.headway}>{t('departure.headway', { headway: formatDelta(headway) })} </span>;
}

/** The content of the card; memoized, because a selection does not change it. */
const CardContent = memo(function CardContent({
  journey,
  zone,
  since,
  hint,
}: Pick<JourneyCardProps, 'journey' | 'zone' | 'since' | 'hint'>) {
  const t = useTranslate('trip-planner-journeys');
  const { departureDateTime: departure, arrivalDateTime: arrival } = journey;
  return (
    <>
      <span className={css.top}>
        <span className={css.times}>
          <VisuallyHidden>{t('card.departure')} </VisuallyHidden>
          <Time dateTime={departure} size="lg">
            {formatTime(departure, zone)}
          </Time>
          <DayMark days={localDaysBetween(since, departure, zone)} />
          <Icon of={ForwardIcon} className={css.arrow} label={t('card.arrival')} />{' '}
          <Time dateTime={arrival} size="lg">
            {formatTime(arrival, zone)}
          </Time>
          <DayMark days={localDaysBetween(since, arrival, zone)} />
          {journey.from?.timeZone !== journey.to?.timeZone && <span className={css.local}> {t('time.local')}</span>}
        </span>{' '}
        <span className={css.duration}>{formatDelta(shownDuration(journey))}</span>
      </span>
      <LineStrip parts={stripOf(journey)} />
      <span className={css.bottom}>
        {hasRide(journey.sections) && <Countdown departure={departure} headway={headwayOf(journey)} />}
        <JourneyAttributes journey={journey} />
      </span>
      {hint && (
        <span className={css.hint}>
          {hint}
          <Icon of={ChevronRightIcon} />
        </span>
      )}
    </>
  );
});

/** One journey: times, duration, lines and attributes. The whole card is a link. */
export function JourneyCard({ journey, zone, since, href, hint, isSelected = false, onLook }: JourneyCardProps) {
  return (
    <a
      className={cx(css.card, isSelected && css.selected)}
      href={href}
      aria-current={isSelected || undefined}
      onFocus={onLook}
      onClick={onLook}
      // Not pointerenter: a list that appears under a resting mouse must not select a card.
      onPointerMove={(event) => event.pointerType === 'mouse' && !isSelected && onLook?.()}
    >
      <CardContent journey={journey} zone={zone} since={since} hint={hint} />
    </a>
  );
}
