import { useHost } from '@halte/ui/host';
import { memo } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useIsSelected } from '../../state/useSearchResults.ts';
import { directionOf } from '../../trip/model.ts';
import { nextTarget } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyCard } from '../journey/JourneyCard.tsx';
import { useResultsScreen } from './ResultsContext.ts';

export interface ListCardProps {
  journey: Journey;
  /** Whether it is the first journey of the list, which is selected by default. */
  isFirst: boolean;
}

/** One journey of a list. Reads by itself whether it is selected, so that a selection renders two cards and not the list. */
export const ListCard = memo(function ListCard({ journey, isFirst }: ListCardProps) {
  const { navigation, tenant } = useHost();
  const { searches } = useTripPlanner();
  const { query, mode, time } = useResultsScreen();
  const direction = directionOf(mode);
  const isSelected = useIsSelected(direction, journey.id, isFirst);
  return (
    <JourneyCard
      journey={journey}
      zone={tenant.timeZone}
      since={time}
      href={navigation.href(nextTarget(mode, query, journey.journeySummaryCode))}
      isSelected={isSelected}
      onLook={() => searches.select(direction, journey.id)}
    />
  );
});
