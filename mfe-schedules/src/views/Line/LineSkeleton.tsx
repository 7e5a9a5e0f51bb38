import { Skeleton, VisuallyHidden } from '@halte/ui';
import styles from './LineSkeleton.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The shape of the stops that are on their way. */
export function LineSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width="1rem" height="1rem" />
          <Skeleton width={`${40 + ((row * 17) % 30)}%`} />
        </div>
      ))}
    </div>
  );
}
