import { Skeleton, VisuallyHidden } from '@halte/ui';
import styles from './LineGroups.module.css';

const ROWS = Array.from({ length: 9 }, (_, row) => row);

/** The shape of the list that is on its way. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.lines}>
        {ROWS.map((row) => (
          <div key={row} className={styles.line}>
            <Skeleton shape="block" width="3rem" height="2rem" />
            <span className={styles.words}>
              <Skeleton width={`${70 - (row % 3) * 12}%`} />
              <Skeleton width={`${50 + (row % 4) * 9}%`} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
