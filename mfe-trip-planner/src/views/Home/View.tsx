import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../parts/form/TripForm.tsx';
import { useTripFromAddress } from '../../parts/useTripFromAddress.ts';
import css from './Home.module.css';

/** The first screen: the form, filled with the trip that its address describes. */
export function View({ query }: ViewProps) {
  const t = useTranslate('trip-planner');
  useTripFromAddress(query);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title.index')}</h1>
      <TripForm />
    </div>
  );
}
