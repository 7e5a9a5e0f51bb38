import { useOnlineAgain } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { useEffect, useMemo } from 'react';
import { detailsStore } from '../trip/detailsStore.ts';
import { inLanes } from '../trip/inLanes.ts';
import type { Direction, Trip } from '../trip/model.ts';
import { findJourney, journeysOf, type SearchState } from '../trip/search.ts';
import { servicesOf } from './services.ts';
import { useJourneysOnMap } from './useJourneysOnMap.ts';
import { useOfDetails } from './useOfDetails.ts';
import { useSelectedId } from './useSelected.ts';

/** Whoever asks the browser to save data has the ways of the journeys that are looked at, and no others. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

export interface FoundOnMapProps {
  host: HostServices;
  /** In the order of travelling. */
  trip: Trip;
  direction: Direction;
  search: SearchState;
}

/**
 * Draws what was found: the selected journey, and all others faintly. Their ways come once that of the selected one is there. A component
 * and not a hook, because the screen around it has nothing to do with another selection.
 */
export function FoundOnMap({ host, trip, direction, search }: FoundOnMapProps) {
  const { api } = servicesOf(host);
  const selectedId = useSelectedId(direction);
  const selected = findJourney(search.groups, selectedId)?.journeySummaryCode ?? null;
  const codes = useMemo(
    () => journeysOf(search.groups).map(({ journeySummaryCode }) => journeySummaryCode),
    [search.groups],
  );
  const isFirstThere = useOfDetails((details) => {
    const detail = selected === null ? undefined : details.get(selected);
    return detail !== undefined && !detail.loading;
  });
  useJourneysOnMap(host, trip, { codes, selected });

  useEffect(() => {
    if (!isFirstThere || savesData()) return;
    const left = new AbortController();
    void inLanes(codes, left.signal, (code) => detailsStore.loadOnce(api, code));
    return () => left.abort();
  }, [api, codes, isFirstThere]);

  useOnlineAgain(() => {
    const failed = codes.filter((code) => detailsStore.state.details.get(code)?.problem);
    void inLanes(failed, new AbortController().signal, (code) => detailsStore.load(api, code));
  });

  return null;
}
