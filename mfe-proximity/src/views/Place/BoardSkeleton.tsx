import { Skeleton } from '@halte/ui';
import styles from './LineDepartures.module.css';

const LINES = ['65%', '44%', '58%'];

/** Lines and rows of the very heights of those that come. */
export function BoardSkeleton() {
  return (
    <div aria-hidden="true">
      {LINES.map((width) => (
        <div key={width}>
          <div className={styles.line}>
            <Skeleton shape="block" width="3.75rem" height="2rem" />
            <Skeleton width="40%" />
          </div>
          <div className={styles.directions}>
            {[0, 1].map((row) => (
              <div key={row} className={styles.waiting}>
                <Skeleton width={width} />
                <Skeleton width="3rem" height="1.375rem" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
