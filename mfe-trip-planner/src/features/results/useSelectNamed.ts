import { useEffect, useState } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { Direction } from '../../trip/model.ts';
import { type JourneyGroup, journeyOfCode } from '../../trip/search.ts';

/** Selects the journey with this code, once its search has found it, in place of the first. The search may take the code out of the address before. */
export function useSelectNamed(direction: Direction, code: string | null, groups: readonly JourneyGroup[]): void {
  const { searches } = useTripPlanner();
  const [named, setNamed] = useState(code);
  useEffect(() => {
    const journey = named === null ? null : journeyOfCode(groups, named);
    if (!journey) return;
    searches.select(direction, journey.id);
    setNamed(null);
  }, [searches, direction, named, groups]);
}
