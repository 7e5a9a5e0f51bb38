import { WithUnits } from '@halte/api/units';
import { useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronDownIcon } from '@halte/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import type { RideStopTime } from '../../../trip/detailedJourney.ts';
import { isServed, timingOf } from '../rules/timing.ts';
import { ExpectedTime } from './ExpectedTime.tsx';
import css from './RideStops.module.css';

function IntermediateStop({ stopTime, zone }: { stopTime: RideStopTime; zone: string }) {
  const t = useTranslate('trip-planner-roadmap');
  const { point, arrivalDateTime: expected, scheduledArrivalDateTime: scheduled, status } = stopTime;
  const timing = timingOf({ expected, scheduled, status });
  return (
    <li className={cx(css.stop, !isServed(timing) && css.skipped)}>
      <ExpectedTime className={css.times} timing={timing} zone={zone} />
      <span>
        {' '}
        <span className={css.name}>{point.name}</span>
        {status === 'skipped' && (
          <span className={css.word} aria-hidden="true">
            {' '}
            {t('timing.skipped')}
          </span>
        )}
      </span>
    </li>
  );
}

interface RideStopsProps {
  /** How long the ride takes. */
  readonly duration: string;
  /** The stops between boarding and leaving. */
  readonly stopTimes: readonly RideStopTime[];
  /** Whether to get off at the next stop, for a ride without stops in between. */
  readonly isNextStop: boolean;
  /** Follows in the same line. */
  readonly children: ReactNode;
}

/** How long a ride takes and the stops on its way, which are collapsed on the screen and shown in print. */
export function RideStops({ duration, stopTimes, isNextStop, children }: RideStopsProps) {
  const t = useTranslate('trip-planner-journeys');
  const { timeZone: zone } = useHost().tenant;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = stopTimes.filter(({ status }) => status !== 'skipped').length;
  const hasStops = stopTimes.length > 0;
  return (
    <>
      <div className={css.facts}>
        <span>
          <WithUnits>{duration}</WithUnits>
        </span>
        {hasStops && (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('ride.intermediateStops', { count })}
            <Icon of={ChevronDownIcon} />
          </button>
        )}
        {!hasStops && isNextStop && <span>{t('ride.nextStop')}</span>}
        {children}
      </div>
      {hasStops && (
        <ol id={id} className={cx(css.stops, !isOpen && css.collapsed)}>
          {stopTimes.map((stopTime) => (
            <IntermediateStop
              key={`${stopTime.point.stopPointId ?? stopTime.point.name}${stopTime.scheduledArrivalDateTime ?? stopTime.arrivalDateTime}`}
              stopTime={stopTime}
              zone={zone}
            />
          ))}
        </ol>
      )}
    </>
  );
}
