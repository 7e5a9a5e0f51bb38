import { useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { ChevronDownIcon } from '@halte/ui/icons';
import styles from './Stops.module.css';

interface FoldedStopsProps {
  readonly count: number;
  /** The name of the stop after them. */
  readonly before: string;
  /** How many vehicles run between them. */
  readonly vehicles: number;
  readonly onUnfold: () => void;
}

/** The row in the place of the stops that are folded; a press shows them. */
export function FoldedStops({ count, before, vehicles, onUnfold }: FoldedStopsProps) {
  const t = useTranslate('schedules');
  return (
    <li className={cx(styles.row, styles.folded)}>
      <button type="button" className={styles.unfold} onClick={onUnfold}>
        <span>
          {t('line.stops.before', { count, name: before })}
          {vehicles > 0 && (
            <span className={styles.inFold}>
              {' · '}
              {t('line.vehicles', { count: vehicles })}
            </span>
          )}
        </span>
        <Icon of={ChevronDownIcon} className={styles.icon} />
      </button>
    </li>
  );
}
