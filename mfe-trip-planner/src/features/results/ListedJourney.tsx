import { useHost } from '@halte/ui/host';
import { memo, type ReactNode } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useIsSelected } from '../../state/useSearchResults.ts';
import type { Difference } from '../../trip/difference.ts';
import { directionOf } from '../../trip/model.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyRow } from '../journey/JourneyRow.tsx';
import { useRowLinks } from '../journey/useRowLinks.ts';
import { useResultsScreen } from './ResultsContext.ts';

export interface ListedJourneyProps {
  journey: Journey;
  difference: Difference | undefined;
  /** Whether it is the first journey of the list, which is selected by default. */
  isFirst: boolean;
  /** A button at the end of the last line. */
  children?: ReactNode;
}

/** One journey of a list. Subscribes to its own selection, so that a new selection renders two rows and not the whole list. */
export const ListedJourney = memo(function ListedJourney({
  journey,
  difference,
  isFirst,
  children,
}: ListedJourneyProps) {
  const { timeZone: zone } = useHost().tenant;
  const { searches } = useTripPlanner();
  const { query, mode, time } = useResultsScreen();
  const direction = directionOf(mode);
  const isSelected = useIsSelected(direction, journey.id, isFirst);
  const links = useRowLinks(mode, query, journey.journeySummaryCode);
  return (
    <JourneyRow
      journey={journey}
      zone={zone}
      since={time}
      difference={difference}
      {...links}
      isSelected={isSelected}
      onLook={() => searches.select(direction, journey.id)}
    >
      {children}
    </JourneyRow>
  );
});
