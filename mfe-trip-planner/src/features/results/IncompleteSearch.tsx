import type { Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import page from '../../screen/Page.module.css';
import { useTripFromAddress } from '../../state/useTripFromAddress.ts';
import { TripForm } from '../form/TripForm.tsx';

/** An address with one place only: the form, filled from the address. */
export function IncompleteSearch({ query }: { query: Query }) {
  const t = useTranslate('trip-planner');
  const tJourneys = useTranslate('trip-planner-journeys');
  useTripFromAddress(query);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{t('title.trip-planner')}</h1>
        <p className={page.lead}>{tJourneys('results.incomplete')}</p>
      </div>
      <TripForm />
    </div>
  );
}
