import { formatTime, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { type RefObject, useRef } from 'react';
import { foundStore } from '../../trip/foundStore.ts';
import type { JourneyGroup } from '../../trip/search.ts';
import { useJourneyChosenOnMap } from '../useJourneyChosenOnMap.ts';

const wantsLessMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * What is chosen on the map is chosen in the list: its card is selected, comes into view and is announced. The focus stays where it is. The
 * returned ref is for the element that holds the cards as its list items, in the order of the groups.
 */
export function useMapSelection(groups: readonly JourneyGroup[], zone: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();

  useJourneyChosenOnMap((code) => {
    const journeys = groups.flatMap((group) => group.journeys);
    const index = journeys.findIndex(({ journeySummaryCode }) => journeySummaryCode === code);
    const chosen = journeys[index];
    if (!chosen) return;
    foundStore.selectJourney(chosen.id);
    list.current
      ?.querySelectorAll('li')
      [index]?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
    announce(
      t('results.chosen', {
        departure: formatTime(chosen.departureDateTime, zone),
        arrival: formatTime(chosen.arrivalDateTime, zone),
      }),
    );
  });

  return list;
}
