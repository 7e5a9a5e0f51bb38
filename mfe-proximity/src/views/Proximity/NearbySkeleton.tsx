import { Skeleton } from '@halte/ui';
import styles from './NearbySkeleton.module.css';
import block from './StopBlock.module.css';

/** Lines of each stop, as many as fill the sheet. */
const STOPS = [2, 1, 2];
const DIRECTIONS = [0, 1];

/** The list that is on its way, with the very heights of its rows. */
export function NearbySkeleton() {
  return (
    <div aria-hidden="true">
      {STOPS.map((lines, index) => (
        <div key={`${index.toString()} ${lines.toString()}`} className={block.stop}>
          <div className={styles.heading}>
            <Skeleton width={`${38 + index * 6}%`} height="1.125rem" />
          </div>
          {DIRECTIONS.slice(0, lines).map((line) => (
            <div key={line} className={block.line}>
              <Skeleton shape="block" width="3.75rem" height="2rem" />
              <div>
                {DIRECTIONS.map((direction) => (
                  <div key={direction} className={styles.row}>
                    <Skeleton width="65%" />
                    <Skeleton width="3rem" height="1.375rem" />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
