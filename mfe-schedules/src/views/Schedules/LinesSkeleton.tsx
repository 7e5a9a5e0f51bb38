import { cx, Skeleton, VisuallyHidden } from '@halte/ui';
import styles from './LinesSkeleton.module.css';
import wall from './Wall.module.css';

const PLATES = Array.from({ length: 12 }, (_, plate) => plate);

/** The plates that are on their way, as large as they will be. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={cx(wall.group, styles.wall)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={wall.plates}>
        {PLATES.map((plate) => (
          <div key={plate} className={styles.plate}>
            <Skeleton shape="block" height="3.5rem" />
            <Skeleton width={`${70 - (plate % 3) * 12}%`} />
            <Skeleton width={`${50 + (plate % 4) * 9}%`} />
          </div>
        ))}
      </div>
    </div>
  );
}
