import { useTranslate } from '@halte/i18n';
import { Skeleton, VisuallyHidden } from '@halte/ui';
import css from './RoadmapSkeleton.module.css';

const STEPS = ['first', 'second', 'third', 'fourth'] as const;

/** Placeholder with the shape of a roadmap: summary and steps. */
export function RoadmapSkeleton() {
  const t = useTranslate('trip-planner-journeys');
  return (
    <div className={css.skeleton}>
      <p role="status">
        <VisuallyHidden>{t('roadmap.loading')}</VisuallyHidden>
      </p>
      <Skeleton width="9rem" />
      <Skeleton width="14rem" height="2rem" />
      <Skeleton width="16rem" />
      <div className={css.steps}>
        {STEPS.map((step) => (
          <div key={step} className={css.step}>
            <Skeleton width="3rem" />
            <Skeleton width="60%" />
            <span />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
