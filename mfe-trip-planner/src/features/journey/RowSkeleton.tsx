import { Skeleton, Time } from '@halte/ui';
import css from './RowSkeleton.module.css';

/** Placeholder with the shape of a row. */
export function RowSkeleton() {
  return (
    <div className={css.row}>
      <div className={css.top}>
        <Skeleton width="8rem" height="1.125rem">
          <Time dateTime="00:00">00:00</Time>
        </Skeleton>
        <Skeleton width="3.5rem" height="1.125rem" />
      </div>
      <Skeleton height="100%" />
      <Skeleton width="11rem" height="0.8125rem" />
    </div>
  );
}
