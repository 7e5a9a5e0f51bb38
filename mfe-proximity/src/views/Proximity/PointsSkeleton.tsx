import { Skeleton } from '@halte/ui';
import styles from './View.module.css';

const ROWS = Array.from({ length: 6 }, (_, row) => row);

/** The shape of the list that is on its way. */
export function PointsSkeleton() {
  return (
    <div>
      {ROWS.map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
          <span className={styles.waitingText}>
            <Skeleton width={`${45 + (row % 3) * 12}%`} />
            <Skeleton width={`${30 + (row % 4) * 11}%`} />
          </span>
        </div>
      ))}
    </div>
  );
}
