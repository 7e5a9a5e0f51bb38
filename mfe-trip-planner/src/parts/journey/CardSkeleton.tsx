import { Skeleton, Time } from '@halte/ui';
import css from './CardSkeleton.module.css';

/** Placeholder with the shape of a journey card. */
export function CardSkeleton() {
  return (
    <div className={css.card}>
      <div className={css.row}>
        <Skeleton width="9rem" height="1.625rem">
          <Time dateTime="00:00" size="lg">
            00:00
          </Time>
        </Skeleton>
        <Skeleton width="3.5rem" height="1.25rem" />
      </div>
      <Skeleton width="11rem" height="1.625rem" />
      <Skeleton width="14rem" height="1rem" />
    </div>
  );
}
