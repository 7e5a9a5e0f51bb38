import { WithUnits } from '@halte/api/units';
import { formatDelta, useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { LiveArcsIcon } from '@halte/ui/icons';
import styles from './VehicleCount.module.css';

/** How many vehicles run in the direction, and how old the newest report is. */
export function VehicleCount({ count, age }: { count: number; age: number }) {
  const t = useTranslate('schedules');
  return (
    <p className={styles.count}>
      <Icon of={LiveArcsIcon} className={styles.icon} />
      <span>
        <b>{t('line.vehicles', { count })}</b>
        {', '}
        <WithUnits>{age < 60 ? t('line.vehicles.now') : t('line.vehicles.ago', { delta: formatDelta(age) })}</WithUnits>
      </span>
    </p>
  );
}
