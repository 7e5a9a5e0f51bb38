import { useTranslate } from '@halte/i18n';
import { Skeleton, VisuallyHidden } from '@halte/ui';
import { CardSkeleton } from '../journey/CardSkeleton.tsx';
import { useWarmUpFormatters } from '../journey/useWarmUpFormatters.ts';
import css from './ResultsSkeleton.module.css';

const CARDS = ['first', 'second', 'third'] as const;

/** The shape of the answer: a heading and its cards. */
export function ResultsSkeleton() {
  const t = useTranslate('trip-planner-journeys');
  useWarmUpFormatters();
  return (
    <div className={css.skeleton}>
      <VisuallyHidden>{t('results.loading')}</VisuallyHidden>
      <Skeleton width="8rem" />
      {CARDS.map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}
