import { useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { WarningIcon } from '@halte/ui/icons';
import { LINE_TABS, type LineTab } from '../../line/lineAddress.ts';
import styles from './LineTabs.module.css';
import { moveWithKeys } from './tabKeys.ts';

interface LineTabsProps {
  chosen: LineTab;
  /** How many alerts the line has now. */
  alertCount: number;
  panel: string;
  onChange: (tab: LineTab) => void;
}

/** Stops, timetable or information. */
export function LineTabs({ chosen, alertCount, panel, onChange }: LineTabsProps) {
  const t = useTranslate('schedules');
  return (
    <div className={cx(styles.bar, chosen !== 'timetable' && styles.sticky)}>
      <div
        className={styles.track}
        role="tablist"
        aria-label={t('line.content')}
        onKeyDown={(event) => moveWithKeys(event, (index) => onChange(LINE_TABS[index] ?? 'stops'))}
      >
        {LINE_TABS.map((tab) => (
          <button
            key={tab}
            id={`line-tab-${tab}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === chosen}
            aria-controls={panel}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChange(tab)}
          >
            {t(`line.tab.${tab}`)}
            {tab === 'info' && alertCount > 0 && (
              <>
                <Icon of={WarningIcon} className={styles.alert} />
                <VisuallyHidden>{`, ${t('line.alerts', { count: alertCount })}`}</VisuallyHidden>
              </>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
