import { useTranslate } from '@halte/i18n';
import { Skeleton, VisuallyHidden } from '@halte/ui';
import css from './RoadmapSkeleton.module.css';

const LEGS = ['first', 'second', 'third'] as const;

interface RoadmapSkeletonProps {
  /** The journey as the results had it is above: only its steps are missing. */
  readonly isFound: boolean;
}

/** Placeholder with the shape of a roadmap: what is above its steps, and three of them. */
export function RoadmapSkeleton({ isFound }: RoadmapSkeletonProps) {
  const t = useTranslate('trip-planner-journeys');
  return (
    <div className={css.skeleton}>
      <p role="status">
        <VisuallyHidden>{t('roadmap.loading')}</VisuallyHidden>
      </p>
      {!isFound && (
        <>
          <Skeleton width="9rem" />
          <Skeleton width="14rem" height="2rem" />
          <Skeleton width="16rem" />
        </>
      )}
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
