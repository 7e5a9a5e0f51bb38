import type { MapJourney, MapMarker } from '@halte/map-core';
import { useEffect } from 'react';

type MapCore = typeof import('@halte/map-core');

/** The map is not for the first screen: its package comes when there is something to draw. */
let mapCore: MapCore | null = null;

async function loadMap(): Promise<MapCore> {
  mapCore = await import('@halte/map-core');
  return mapCore;
}

interface Drawing {
  /** Ends of the trip, shown while the selected journey is not. */
  readonly markers: readonly MapMarker[];
  readonly journeys: readonly MapJourney[];
  readonly selectedId: string | null;
}

function draw(map: MapCore, { markers, journeys, selectedId }: Drawing): void {
  const isSelectedThere = journeys.some(({ id }) => id === selectedId);
  map.setMarkers(isSelectedThere ? [] : markers);
  map.showJourneys(journeys, isSelectedThere ? selectedId : null);
  if (isSelectedThere) map.selectJourney(selectedId);
  else map.focusBounds(map.boundsAround(markers.map(({ lat, lon }) => [lat, lon] as const)));
}

/** At once, so that nothing is taken away that the next screen has drawn meanwhile. */
function clear(): void {
  mapCore?.clearJourneys();
  mapCore?.setMarkers([]);
}

/**
 * Draws a trip on the host's map for as long as the calling screen is there. The arguments must stay the same objects from render to render
 * unless they say something else. A map that cannot be loaded takes nothing from the screen: everything on it is also in the list.
 */
export function useTripMap({ markers, journeys, selectedId }: Drawing): void {
  useEffect(() => {
    let isGone = false;
    if (mapCore || markers.length + journeys.length > 0) {
      loadMap().then(
        (map) => isGone || draw(map, { markers, journeys, selectedId }),
        () => null,
      );
    }
    return () => {
      isGone = true;
    };
  }, [markers, journeys, selectedId]);

  useEffect(() => clear, []);
}
