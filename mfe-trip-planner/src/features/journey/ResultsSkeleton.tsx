import { useTranslate } from '@halte/i18n';
import { VisuallyHidden } from '@halte/ui';
import { RowSkeleton } from './RowSkeleton.tsx';
import { useWarmUpFormatters } from './useWarmUpFormatters.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The shape of the answer: its rows. */
export function ResultsSkeleton() {
  const t = useTranslate('trip-planner-journeys');
  useWarmUpFormatters();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('results.loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <RowSkeleton key={row} />
      ))}
    </div>
  );
}
