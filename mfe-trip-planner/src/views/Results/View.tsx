import type { Query, ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../features/form/TripForm.tsx';
import { Results } from '../../features/results/Results.tsx';
import page from '../../screen/Page.module.css';
import { useTripFromAddress } from '../../state/useTripFromAddress.ts';
import { useTripOfAddress } from '../../state/useTripOfAddress.ts';

export { loadJourneyMessages as loadTexts } from '../../features/journey/loadJourneyMessages.ts';

/** An address with one place only: the form, filled with what the address says. */
function IncompleteSearch({ query }: { query: Query }) {
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

/** The journeys for the trip that the address describes. */
export function View({ query }: ViewProps) {
  const trip = useTripOfAddress(query);
  const isComplete = trip.departurePlace !== null && trip.arrivalPlace !== null;
  return isComplete ? <Results query={query} trip={trip} /> : <IncompleteSearch query={query} />;
}
