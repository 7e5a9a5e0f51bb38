import { formatTime, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type RefObject, useRef } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { directionOf } from '../../trip/model.ts';
import { type JourneyGroup, journeyOfCode } from '../../trip/search.ts';
import { useJourneyChosenOnMap } from '../map/useJourneyChosenOnMap.ts';
import { useResultsScreen } from './ResultsContext.ts';

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

function scrollToRow(list: HTMLElement | null, id: string): void {
  [...(list?.querySelectorAll<HTMLElement>('[data-journey]') ?? [])]
    .find(({ dataset }) => dataset['journey'] === id)
    ?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/**
 * Selects in the list the journey that the traveller chooses on the map: scrolls its row into view and announces it. The focus stays where it
 * is. Returns the ref of the element that has the rows.
 */
export function useMapSelection(groups: readonly JourneyGroup[]): RefObject<HTMLDivElement | null> {
  const { timeZone: zone } = useHost().tenant;
  const { searches } = useTripPlanner();
  const { mode } = useResultsScreen();
  const list = useRef<HTMLDivElement>(null);
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();

  useJourneyChosenOnMap((code) => {
    const chosen = journeyOfCode(groups, code);
    if (!chosen) return;
    searches.select(directionOf(mode), chosen.id);
    // In the next frame: the row of a repeat is there only when it is selected.
    requestAnimationFrame(() => scrollToRow(list.current, chosen.id));
    announce(
      t('results.chosen', {
        departure: formatTime(chosen.departureDateTime, zone),
        arrival: formatTime(chosen.arrivalDateTime, zone),
      }),
    );
  });

  return list;
}
