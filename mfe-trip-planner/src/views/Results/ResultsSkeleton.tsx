import { useTranslate } from '@halte/i18n';
import { Skeleton, VisuallyHidden } from '@halte/ui';
import css from './ResultsSkeleton.module.css';

const CARDS = ['first', 'second', 'third'] as const;

/** The shape of the answer: a heading and its cards. */
export function ResultsSkeleton() {
  const t = useTranslate('trip-planner');
  return (
    <div className={css.skeleton}>
      <VisuallyHidden>{t('results.loading')}</VisuallyHidden>
      <Skeleton width="8rem" />
      {CARDS.map((card) => (
        <div key={card} className={css.card}>
          <div className={css.row}>
            <Skeleton width="9rem" height="1.625rem" />
            <Skeleton width="3.5rem" height="1.25rem" />
          </div>
          <Skeleton width="11rem" height="1.625rem" />
          <Skeleton width="14rem" height="1rem" />
        </div>
      ))}
    </div>
  );
}
