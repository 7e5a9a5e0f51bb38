import { formatTime, useTranslate } from '@halte/i18n';
import { Icon, Skeleton, Time, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon } from '@halte/ui/icons';
import type { Journey } from '../../trip/search.ts';
import css from './RoadmapSkeleton.module.css';

const LEGS = ['first', 'second', 'third'] as const;

interface RoadmapSkeletonProps {
  /** The journey as the results had it: its times stay where they will be. */
  readonly found: Journey | null;
}

/** Placeholder with the shape of a roadmap: times and three legs. */
export function RoadmapSkeleton({ found }: RoadmapSkeletonProps) {
  const t = useTranslate('trip-planner-journeys');
  const { timeZone: zone } = useHost().tenant;
  return (
    <div className={css.skeleton}>
      <p role="status">
        <VisuallyHidden>{t('roadmap.loading')}</VisuallyHidden>
      </p>
      <Skeleton width="9rem" />
      {found ? (
        <p className={css.times}>
          <Time dateTime={found.departureDateTime}>{formatTime(found.departureDateTime, zone)}</Time>
          <Icon of={ForwardIcon} /> <VisuallyHidden>{t('card.arrival')} </VisuallyHidden>
          <Time dateTime={found.arrivalDateTime}>{formatTime(found.arrivalDateTime, zone)}</Time>
        </p>
      ) : (
        <Skeleton width="14rem" height="2rem" />
      )}
      <Skeleton width="16rem" />
      <div className={css.steps}>
        {LEGS.map((leg) => (
          <div key={leg} className={css.step}>
            <Skeleton width="2.5rem" />
            <Skeleton width="60%" />
            <span />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
