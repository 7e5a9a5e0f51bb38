import { useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { WarningIcon } from '@halte/ui/icons';
import { TabList } from '@halte/ui/tabList';
import { LINE_TABS, type LineTab } from '../../line/lineAddress.ts';
import styles from './LineTabs.module.css';

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
  const words = (tab: LineTab) => (
    <>
      {t(`line.tab.${tab}`)}
      {tab === 'info' && alertCount > 0 && (
        <>
          <Icon of={WarningIcon} className={styles.alert} />
          <VisuallyHidden>{`, ${t('line.alerts', { count: alertCount })}`}</VisuallyHidden>
        </>
      )}
    </>
  );
  return (
    <div className={cx(styles.bar, chosen !== 'timetable' && styles.sticky)}>
      <TabList
        label={t('line.content')}
        tabs={LINE_TABS.map((tab) => ({ value: tab, id: `line-tab-${tab}`, words: words(tab) }))}
        chosen={chosen}
        panel={panel}
        className={styles.track}
        tabClassName={styles.tab}
        onChange={onChange}
      />
    </div>
  );
}
