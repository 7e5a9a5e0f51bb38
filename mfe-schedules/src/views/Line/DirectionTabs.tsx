import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { destinationsOf, type LineDirection } from '../../line/lineDetail.ts';
import styles from './DirectionTabs.module.css';
import { moveWithKeys } from './tabKeys.ts';

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
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={t('line.direction')}
      onKeyDown={(event) => moveWithKeys(event, (index) => onChange(directions[index]?.direction ?? 0))}
    >
      {directions.map((one) => (
        <button
          key={one.direction}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={one === chosen}
          aria-controls={panel}
          tabIndex={one === chosen ? 0 : -1}
          onClick={() => onChange(one.direction)}
        >
          {words(one)}
        </button>
      ))}
    </div>
  );
}
