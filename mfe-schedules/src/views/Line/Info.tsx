import { useTranslate } from '@halte/i18n';
import { EmptyState } from '@halte/ui';
import type { LinePartProps } from './linePart.ts';

/** What travellers should know of a line. */
export function Info({ line }: LinePartProps) {
  const t = useTranslate('schedules');
  return <EmptyState title={t('line.tab.info')}>{line.agency.name}</EmptyState>;
}
