import { Skeleton } from '@halte/ui';
import styles from './LineDepartures.module.css';

const WIDTHS = ['65%', '44%', '58%'];
const TYPICAL = 3;
/** More are below the screen. */
const MOST = 8;

interface BoardSkeletonProps {
  /** How many lines the stop has, where it is known. */
  readonly lineCount?: number;
}

/** Lines and rows of the very heights of those that come. */
export function BoardSkeleton({ lineCount = TYPICAL }: BoardSkeletonProps) {
  const lines = Array.from({ length: Math.min(lineCount, MOST) }, (_, line) => line);
  return (
    <div aria-hidden="true">
      {lines.map((line) => (
        <div key={line}>
          <div className={styles.line}>
            <Skeleton shape="block" width="3.75rem" height="2rem" />
            <Skeleton width="40%" />
          </div>
          <div className={styles.directions}>
            {[0, 1].map((row) => (
              <div key={row} className={styles.waiting}>
                <Skeleton width={WIDTHS[line % WIDTHS.length] ?? '50%'} />
                <Skeleton width="3rem" height="1.375rem" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
