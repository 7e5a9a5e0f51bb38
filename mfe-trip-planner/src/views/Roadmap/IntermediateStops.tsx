import { useTranslate } from '@halte/i18n';
import { cx } from '@halte/ui';
import { isServed, timingOf } from '../../roadmap/timing.ts';
import type { RideStopTime } from '../../trip/detailedJourney.ts';
import { Disclosure } from './Disclosure.tsx';
import { ExpectedTime } from './ExpectedTime.tsx';
import css from './IntermediateStops.module.css';

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

/** The stops between boarding and leaving, collapsed. */
export function IntermediateStops({ calls, zone }: { calls: readonly RideStopTime[]; zone: string }) {
  const t = useTranslate('trip-planner-journeys');
  const count = calls.filter(({ status }) => status !== 'skipped').length;
  return (
    <Disclosure label={t('ride.intermediateStops', { count })}>
      <ol className={css.stops}>
        {calls.map((stopTime) => (
          <IntermediateStop
            key={`${stopTime.point.stopPointId ?? stopTime.point.name}${stopTime.scheduledArrivalDateTime ?? stopTime.arrivalDateTime}`}
            stopTime={stopTime}
            zone={zone}
          />
        ))}
      </ol>
    </Disclosure>
  );
}
