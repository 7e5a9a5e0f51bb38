import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { TabList } from '@halte/ui/tabList';
import { destinationsOf, type LineDirection } from '../../line/lineDetail.ts';
import styles from './DirectionTabs.module.css';

interface DirectionTabsProps {
  directions: readonly LineDirection[];
  chosen: LineDirection;
  /** Id of the element that shows the chosen direction. */
  panel: string;
  onChange: (direction: 0 | 1) => void;
}

/** The directions of a line, the chosen one joined to what is below it. */
export function DirectionTabs({ directions, chosen, panel, onChange }: DirectionTabsProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const words = (direction: LineDirection) => (
    <>
      <small>{t('line.towards')}</small> {formatList(destinationsOf(direction), locale)}
    </>
  );
  if (directions.length < 2) return <p className={styles.only}>{words(chosen)}</p>;
  return (
    <TabList
      label={t('line.direction')}
      tabs={directions.map((one) => ({ value: `${one.direction}`, words: words(one) }))}
      chosen={`${chosen.direction}`}
      panel={panel}
      className={styles.tabs}
      tabClassName={styles.tab}
      onChange={(direction) => onChange(direction === '1' ? 1 : 0)}
    />
  );
}
