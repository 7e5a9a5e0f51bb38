import { WithUnits } from '@halte/api/units';
import { formatDelta, useTranslate } from '@halte/i18n';
import { Icon, Skeleton } from '@halte/ui';
import { LiveArcsIcon } from '@halte/ui/icons';
import styles from './VehicleCount.module.css';

interface Reported {
  readonly count: number;
  /** Seconds since the newest report. */
  readonly age: number;
}

/** Their words are as long as those of most lines. */
const TYPICAL: Reported = { count: 10, age: 0 };

interface VehicleCountProps {
  /** Until it is known, the words have their room. */
  readonly state: Reported | 'loading' | 'none';
}

/** How many vehicles run in the direction, and how old the newest report is. */
export function VehicleCount({ state }: VehicleCountProps) {
  const t = useTranslate('schedules');
  return (
    <p className={styles.count}>
      <Icon of={LiveArcsIcon} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.room} aria-hidden="true">
          <Words {...TYPICAL} />
        </span>
        {state === 'loading' && <Skeleton width="80%" />}
        {state === 'none' && <span>{t('line.vehicles.none')}</span>}
        {typeof state === 'object' && (
          <span>
            <Words {...state} />
          </span>
        )}
      </span>
    </p>
  );
}

function Words({ count, age }: Reported) {
  const t = useTranslate('schedules');
  return (
    <>
      <b>{t('line.vehicles', { count })}</b>
      {', '}
      <WithUnits>{age < 60 ? t('line.vehicles.now') : t('line.vehicles.ago', { delta: formatDelta(age) })}</WithUnits>
    </>
  );
}
