import { useTranslate } from '@halte/i18n';
import { cx, Skeleton, VisuallyHidden } from '@halte/ui';
import directions from './DirectionTabs.module.css';
import head from './LineHead.module.css';
import { LineSkeleton } from './LineSkeleton.tsx';
import tabs from './LineTabs.module.css';
import styles from './View.module.css';

/** The page of a line that is on its way: its head, its tabs and its stops where they will be. */
export function LineWaiting() {
  const t = useTranslate('schedules');
  return (
    <div className={styles.page} data-sheet="full">
      <div className={cx(styles.head, styles.waiting)}>
        <div className={cx(head.row, head.waiting)}>
          <VisuallyHidden>
            <h1>{t('title.schedules-line-id')}</h1>
          </VisuallyHidden>
          <Skeleton shape="block" width="5rem" height="3rem" />
          <Skeleton width="40%" />
        </div>
        <div className={directions.tabs}>
          <div className={directions.tab}>
            <Skeleton width="30%" />
            <Skeleton width="70%" />
          </div>
          <div className={directions.tab}>
            <Skeleton width="30%" />
            <Skeleton width="60%" />
          </div>
        </div>
      </div>
      <div className={tabs.bar}>
        <div className={cx(tabs.track, tabs.waiting)} />
      </div>
      <LineSkeleton label={t('line.loading')} />
    </div>
  );
}
