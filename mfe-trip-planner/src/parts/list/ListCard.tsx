import type { HostServices, Query } from '@halte/contract';
import { memo } from 'react';
import { foundStore } from '../../trip/foundStore.ts';
import { directionOf, type ViewMode } from '../../trip/model.ts';
import { nextTarget } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyCard } from '../journey/JourneyCard.tsx';
import { useIsSelected } from '../useSelected.ts';

export interface ListCardProps {
  host: HostServices;
  query: Query;
  mode: ViewMode;
  journey: Journey;
}

/** One of many journeys to choose from. Knows by itself whether it is selected: the other cards and the list have nothing to do with it. */
export const ListCard = memo(function ListCard({ host, query, mode, journey }: ListCardProps) {
  const isSelected = useIsSelected(directionOf(mode), journey.id);
  return (
    <JourneyCard
      journey={journey}
      zone={host.tenant.timeZone}
      href={host.navigation.href(nextTarget(mode, query, journey.journeySummaryCode))}
      isSelected={isSelected}
      onLook={() => foundStore.selectJourney(journey.id)}
    />
  );
});
