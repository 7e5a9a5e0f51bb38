import { Skeleton } from '@halte/ui';
import css from './AroundYou.module.css';
import rows from './StopDepartures.module.css';

const ROWS = ['80%', '64%', '72%'];

/** A stop that is on its way, with the very heights of its rows. */
export function DeparturesSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.stopSkeleton}>
        <Skeleton width="45%" />
      </div>
      {ROWS.map((width) => (
        <div key={width} className={rows.row}>
          <Skeleton shape="block" width="3rem" height="1.5rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
