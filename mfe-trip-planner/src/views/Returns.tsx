import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { ChosenJourneys } from '../features/journey/ChosenJourneys.tsx';
import { Returns } from '../features/return/Returns.tsx';
import { useTripOfAddress } from '../state/useTripOfAddress.ts';
import { chosenRoundTripCodes } from '../trip/chosenCodes.ts';

export { loadJourneyMessages as loadTexts } from '../features/journey/loadJourneyMessages.ts';

/** The return journeys after the outbound journey that the address names. */
export function View({ query }: ViewProps) {
  const t = useTranslate('trip-planner-journeys');
  const trip = useTripOfAddress(query);
  const { outbound: code } = chosenRoundTripCodes(trip, query);
  return (
    <ChosenJourneys query={query} codes={[code]} title={t('title.trip-planner-returns')}>
      {(outbound) => <Returns query={query} trip={trip} outbound={outbound} />}
    </ChosenJourneys>
  );
}
