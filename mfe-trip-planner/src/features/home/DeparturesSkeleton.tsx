import { cx, Skeleton } from '@halte/ui';
import css from './AroundYou.module.css';
import rows from './StopDepartures.module.css';

const ROWS = ['80%', '64%', '72%'];

/** Placeholder of a stop that is loading, with the exact heights of its rows. */
export function DeparturesSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.stopSkeleton}>
        <Skeleton width="45%" />
      </div>
      {ROWS.map((width) => (
        <div key={width} className={cx(rows.row, rows.skeleton)}>
          <Skeleton shape="block" width="3.375rem" height="1.5rem" />
          <Skeleton width={width} />
          <Skeleton shape="block" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
