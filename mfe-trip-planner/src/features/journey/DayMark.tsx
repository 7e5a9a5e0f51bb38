import { useTranslate } from '@halte/i18n';
import { VisuallyHidden } from '@halte/ui';
import css from './DayMark.module.css';

const MINUS = '−';

/** Stands after a time that is on another day than the one it is read with: "+1", for screen readers "the next day". */
export function DayMark({ days }: { days: number }) {
  const t = useTranslate('trip-planner-journeys');
  const count = Math.abs(days);
  if (!(count >= 1)) return null;
  return (
    <>
      <span className={css.mark} aria-hidden="true">
        {days > 0 ? '+' : MINUS}
        {count}
      </span>
      <VisuallyHidden>, {t(days > 0 ? 'day.after' : 'day.before', { count })}</VisuallyHidden>
    </>
  );
}
