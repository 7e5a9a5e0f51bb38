import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { TripForm } from '../../parts/form/TripForm.tsx';
import page from '../../parts/Page.module.css';
import { useTripFromAddress } from '../../parts/useTripFromAddress.ts';
import { useTripOfAddress } from '../../parts/useTripOfAddress.ts';
import { Results } from './Results.tsx';

export { loadJourneyMessages as loadTexts } from '../../trip/loadJourneyMessages.ts';

/** An address with one end only is a question half asked: the form, with what is known. */
function IncompleteSearch({ host, query }: ViewProps) {
  const t = useTranslate('trip-planner');
  const tJourneys = useTranslate('trip-planner-journeys');
  useTripFromAddress(host, query);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{t('title.trip-planner')}</h1>
        <p className={page.lead}>{tJourneys('results.incomplete')}</p>
      </div>
      <TripForm host={host} />
    </div>
  );
}

/** The journeys for the trip that the address describes. */
export function View(props: ViewProps) {
  const trip = useTripOfAddress(props.host, props.query);
  const isWhole = trip.departurePlace !== null && trip.arrivalPlace !== null;
  return isWhole ? <Results {...props} trip={trip} /> : <IncompleteSearch {...props} />;
}
