import { formatDelta, formatTime, useTranslate } from '@halte/i18n';
import { cx, Icon, Time, VisuallyHidden } from '@halte/ui';
import { ChevronRightIcon, ForwardIcon } from '@halte/ui/icons';
import { memo } from 'react';
import { shownDuration } from '../../trip/duration.ts';
import { hasRide, stripOf } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import { DepartureCountdown } from './DepartureCountdown.tsx';
import { JourneyAttributes } from './JourneyAttributes.tsx';
import css from './JourneyCard.module.css';
import { LineStrip } from './LineStrip.tsx';

export interface JourneyCardProps {
  journey: Journey;
  zone: string;
  /** Where it leads. */
  href: string;
  /** Says where it leads; not needed in a list to choose from. */
  hint?: string | undefined;
  isSelected?: boolean;
  /** The traveller looks at it: with the mouse, the keyboard or a finger. */
  onLook?: () => void;
}

/** What is on the card; which journey is selected changes nothing of it. */
const Face = memo(function Face({ journey, zone, hint }: Pick<JourneyCardProps, 'journey' | 'zone' | 'hint'>) {
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
          <Icon of={ForwardIcon} className={css.arrow} label={t('card.arrival')} />{' '}
          <Time dateTime={arrival} size="lg">
            {formatTime(arrival, zone)}
          </Time>
        </span>{' '}
        <span className={css.duration}>{formatDelta(shownDuration(journey))}</span>
      </span>
      <LineStrip parts={stripOf(journey)} />
      <span className={css.bottom}>
        {hasRide(journey.sections) && <DepartureCountdown departure={departure} />}
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

/** One journey at a glance: when, how long, with what. All of it is one link. */
export function JourneyCard({ journey, zone, href, hint, isSelected = false, onLook }: JourneyCardProps) {
  return (
    <a
      className={cx(css.card, isSelected && css.selected)}
      href={href}
      aria-current={isSelected || undefined}
      onFocus={onLook}
      onClick={onLook}
      // Moving, not entering: a list that appears under a mouse at rest has not been looked at.
      onPointerMove={(event) => event.pointerType === 'mouse' && !isSelected && onLook?.()}
    >
      <Face journey={journey} zone={zone} hint={hint} />
    </a>
  );
}
