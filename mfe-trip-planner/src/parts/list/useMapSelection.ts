import { formatTime, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type RefObject, useRef } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { directionOf } from '../../trip/model.ts';
import type { JourneyGroup } from '../../trip/search.ts';
import { useJourneyChosenOnMap } from '../useJourneyChosenOnMap.ts';
import { useResultsScreen } from './ResultsContext.ts';

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Selects in the list the journey that the traveller chooses on the map: scrolls its card into view and announces it. The focus stays where it
 * is. Returns the ref of the element that has the cards as list items, in the order of the groups.
 */
export function useMapSelection(groups: readonly JourneyGroup[]): RefObject<HTMLDivElement | null> {
  const { timeZone: zone } = useHost().tenant;
  const { searches } = useTripPlanner();
  const { mode } = useResultsScreen();
  const list = useRef<HTMLDivElement>(null);
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();

  useJourneyChosenOnMap((code) => {
    const journeys = groups.flatMap((group) => group.journeys);
    const index = journeys.findIndex(({ journeySummaryCode }) => journeySummaryCode === code);
    const chosen = journeys[index];
    if (!chosen) return;
    searches.select(directionOf(mode), chosen.id);
    list.current
      ?.querySelectorAll('li')
      [index]?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    announce(
      t('results.chosen', {
        departure: formatTime(chosen.departureDateTime, zone),
        arrival: formatTime(chosen.arrivalDateTime, zone),
      }),
    );
  });

  return list;
}
