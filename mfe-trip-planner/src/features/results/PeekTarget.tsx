import { useHost } from '@halte/ui/host';
import { useSelectedId } from '../../state/useSearchResults.ts';
import { directionOf } from '../../trip/model.ts';
import { toPreview } from '../../trip/routeTargets.ts';
import { findJourney, type JourneyGroup } from '../../trip/search.ts';
import { useResultsScreen } from './ResultsContext.ts';

/** Tells the sheet that its lowest height is the preview of the selected journey. A component, so that a selection does not render the list. */
export function PeekTarget({ groups }: { groups: readonly JourneyGroup[] }) {
  const { navigation } = useHost();
  const { query, mode } = useResultsScreen();
  const selected = findJourney(groups, useSelectedId(directionOf(mode), groups));
  if (!selected) return null;
  return <span hidden data-sheet-peek={navigation.href(toPreview(mode, query, selected.journeySummaryCode))} />;
}
