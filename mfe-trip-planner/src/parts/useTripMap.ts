import type { MapJourney, MapMarker } from '@halte/map-core';
import { useEffect } from 'react';
import { whenIdle } from './journey/whenIdle.ts';
import { loadMap, mapIfLoaded } from './mapCore.ts';

interface Drawing {
  /** Places of the trip: its via always shows, its ends while there is no journey between them. */
  readonly markers: readonly MapMarker[];
  readonly journeys: readonly MapJourney[];
  readonly selectedId: string | null;
}

function draw(map: Awaited<ReturnType<typeof loadMap>>, { markers, journeys, selectedId }: Drawing): void {
  const isSelectedThere = journeys.some(({ id }) => id === selectedId);
  map.setMarkers(markers);
  map.showJourneys(journeys, isSelectedThere ? selectedId : null);
  if (journeys.length === 0) map.focusBounds(map.boundsAround(markers.map(({ lat, lon }) => [lat, lon] as const)));
}

/** At once, so that nothing is taken away that the next screen has drawn meanwhile. */
function clear(): void {
  mapIfLoaded()?.clearJourneys();
  mapIfLoaded()?.setMarkers([]);
}

/**
 * Draws a trip on the host's map for as long as the calling screen is there. The arguments must stay the same objects from render to render
 * unless they say something else. A map that cannot be loaded takes nothing from the screen: everything on it is also in the list.
 */
export function useTripMap({ markers, journeys, selectedId }: Drawing): void {
  useEffect(() => {
    let isGone = false;
    if (mapIfLoaded() || markers.length + journeys.length > 0) {
      loadMap().then(
        // After what the traveller reads: a list that is being made comes before the map.
        (map) => whenIdle(() => isGone || draw(map, { markers, journeys, selectedId })),
        () => null,
      );
    }
    return () => {
      isGone = true;
    };
  }, [markers, journeys, selectedId]);

  useEffect(() => clear, []);
}
