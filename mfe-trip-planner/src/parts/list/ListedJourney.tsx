import { useHost } from '@halte/ui/host';
import { memo, type ReactNode } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useIsSelected } from '../../state/useSearchResults.ts';
import type { Difference } from '../../trip/difference.ts';
import { directionOf } from '../../trip/model.ts';
import { nextTarget } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyRow } from '../journey/JourneyRow.tsx';
import { useResultsScreen } from './ResultsContext.ts';

export interface ListedJourneyProps {
  journey: Journey;
  difference: Difference | undefined;
  /** Whether it is the first journey of the list, which is selected by default. */
  isFirst: boolean;
  /** A button at the end of the last line. */
  children?: ReactNode;
}

/** One journey of a list. Reads by itself whether it is selected, so that a selection renders two rows and not the list. */
export const ListedJourney = memo(function ListedJourney({
  journey,
  difference,
  isFirst,
  children,
}: ListedJourneyProps) {
  const { navigation, tenant } = useHost();
  const { searches } = useTripPlanner();
  const { query, mode, time } = useResultsScreen();
  const direction = directionOf(mode);
  const isSelected = useIsSelected(direction, journey.id, isFirst);
  return (
    <JourneyRow
      journey={journey}
      zone={tenant.timeZone}
      since={time}
      difference={difference}
      href={navigation.href(nextTarget(mode, query, journey.journeySummaryCode))}
      isSelected={isSelected}
      onLook={() => searches.select(direction, journey.id)}
    >
      {children}
    </JourneyRow>
  );
});
