import { Skeleton, VisuallyHidden } from '@halte/ui';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import styles from './View.module.css';

interface PlaceSkeletonProps {
  /** Announced while it loads. */
  readonly label: string;
  readonly isStop: boolean;
}

/** The shape of the page that is on its way. */
export function PlaceSkeleton({ label, isStop }: PlaceSkeletonProps) {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div className={styles.actions} aria-hidden="true">
        <Skeleton shape="block" className={styles.action} height="2.75rem" />
        <Skeleton shape="block" className={styles.action} height="2.75rem" />
      </div>
      {isStop ? (
        <BoardSkeleton />
      ) : (
        <div className={styles.section} aria-hidden="true">
          <Skeleton shape="block" height="6rem" />
        </div>
      )}
    </>
  );
}
