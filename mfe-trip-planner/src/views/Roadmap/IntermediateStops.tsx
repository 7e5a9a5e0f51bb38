import { useTranslate } from '@halte/i18n';
import { cx } from '@halte/ui';
import { isServed, timingOf } from '../../roadmap/timing.ts';
import type { Call } from '../../trip/detailedJourney.ts';
import { Disclosure } from './Disclosure.tsx';
import { ExpectedTime } from './ExpectedTime.tsx';
import css from './IntermediateStops.module.css';

function IntermediateStop({ call, zone }: { call: Call; zone: string }) {
  const t = useTranslate('trip-planner-roadmap');
  const { point, arrivalDateTime: expected, scheduledArrivalDateTime: scheduled, status } = call;
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
export function IntermediateStops({ calls, zone }: { calls: readonly Call[]; zone: string }) {
  const t = useTranslate('trip-planner-journeys');
  const count = calls.filter(({ status }) => status !== 'skipped').length;
  return (
    <Disclosure label={t('ride.intermediateStops', { count })}>
      <ol className={css.stops}>
        {calls.map((call) => (
          <IntermediateStop
            key={`${call.point.stopPointId ?? call.point.name}${call.scheduledArrivalDateTime ?? call.arrivalDateTime}`}
            call={call}
            zone={zone}
          />
        ))}
      </ol>
    </Disclosure>
  );
}
