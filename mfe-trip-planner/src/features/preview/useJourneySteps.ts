import { formatTime, useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type KeyboardEvent, type TouchEvent, useMemo, useRef } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useFoundIn } from '../../state/useSearchResults.ts';
import { type Difference, differencesIn } from '../../trip/difference.ts';
import { foldedGroups } from '../../trip/folding.ts';
import { directionOf, type ViewMode } from '../../trip/model.ts';
import { type Journey, journeyOfCode } from '../../trip/search.ts';
import { useJourneyChosenOnMap } from '../map/useJourneyChosenOnMap.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { swipeOf, type TouchPoint } from './swipe.ts';

const KEYS: ReadonlyMap<string, 'previous' | 'next'> = new Map([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
]);

export interface JourneySteps {
  /** Null where the journey was opened without its search. */
  readonly neighbours: Neighbours | null;
  /** The difference of the journey from the others of its list. */
  readonly difference: Difference | undefined;
  readonly show: (journey: Journey | null) => void;
  /** Handlers of the element in which a swipe and the arrow keys lead to another journey. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
  };
}

/** Leads from the journey with this code to the others of its search. `open` puts one in its place. */
export function useJourneySteps(mode: ViewMode, code: string, open: (code: string) => void): JourneySteps {
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();
  const { timeZone: zone } = useHost().tenant;
  const { searches } = useTripPlanner();
  const direction = directionOf(mode);
  const found = useFoundIn(direction);
  const groups = useMemo(() => foldedGroups(found), [found]);
  const differences = useMemo(() => differencesIn(groups), [groups]);
  const neighbours = useMemo(() => neighboursOf(groups, code), [groups, code]);
  const touched = useRef<TouchPoint | null>(null);

  function show(journey: Journey | null): void {
    if (!journey) return;
    searches.select(direction, journey.id);
    open(journey.journeySummaryCode);
    announce(
      t('results.chosen', {
        departure: formatTime(journey.departureDateTime, zone),
        arrival: formatTime(journey.arrivalDateTime, zone),
      }),
    );
  }

  useJourneyChosenOnMap((chosen) => show(journeyOfCode(found, chosen)));

  return {
    neighbours,
    difference: differences.get(journeyOfCode(found, code)?.id ?? ''),
    show,
    handlers: {
      onKeyDown(event) {
        const turn = KEYS.get(event.key);
        if (!turn || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        show(neighbours?.[turn] ?? null);
      },
      onTouchStart({ touches }) {
        const touch = touches[0];
        touched.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchEnd({ changedTouches }) {
        const touch = changedTouches[0];
        const turn = touched.current && touch && swipeOf(touched.current, { x: touch.clientX, y: touch.clientY });
        touched.current = null;
        if (turn) show(neighbours?.[turn] ?? null);
      },
    },
  };
}
