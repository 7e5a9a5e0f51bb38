import { cx, Icon } from '@halte/ui';
import { ChevronRightIcon } from '@halte/ui/icons';
import styles from './AlertBox.module.css';
import { ALERT_ICONS } from './alertIcons.ts';
import type { Alert } from './alertPeriod.ts';

/** An alert in one sentence; a press leads to all of it. */
export function AlertLine({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  return (
    <button type="button" className={cx(styles.box, styles.line, styles[alert.severity])} onClick={onOpen}>
      <Icon of={ALERT_ICONS[alert.severity]} className={styles.icon} />
      <span className={styles.header}>{alert.header}</span>
      <Icon of={ChevronRightIcon} />
    </button>
  );
}
