import { useTranslate } from '@halte/i18n';
import { EmptyState } from '@halte/ui';
import type { LinePartProps } from './linePart.ts';

/** The day's timetable of a line in one direction. */
export function Timetable({ direction }: LinePartProps) {
  const t = useTranslate('schedules');
  return <EmptyState title={t('line.tab.timetable')}>{direction.headsigns.join(' · ')}</EmptyState>;
}
