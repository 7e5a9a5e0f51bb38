import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../parts/form/TripForm.tsx';
import page from '../../parts/Page.module.css';
import { useTripFromAddress } from '../../parts/useTripFromAddress.ts';

/** The first screen: the form, filled with the trip that its address describes. */
export function View({ query }: ViewProps) {
  const t = useTranslate('trip-planner');
  useTripFromAddress(query);
  return (
    <div className={page.page}>
      <h1>{t('title.index')}</h1>
      <TripForm />
    </div>
  );
}
