import { whenIdle } from '@halte/contract';
import type { MapJourney, MapMarker } from '@halte/map-core';
import { type MapCore, mapCoreIfLoaded, whenMapCore } from '@halte/map-core/lazy';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface Drawing {
  /** Places of the trip: its via always shows, its ends while there is no journey between them. */
  readonly markers: readonly MapMarker[];
  readonly journeys: readonly MapJourney[];
  readonly selectedId: string | null;
}

/** How many screens that draw a trip are mounted. */
let screens = 0;

function draw(map: MapCore, { markers, journeys, selectedId }: Drawing): void {
  const isSelectedThere = journeys.some(({ id }) => id === selectedId);
  map.setMarkers(markers);
  map.showJourneys(journeys, isSelectedThere ? selectedId : null);
  if (journeys.length === 0) map.focusBounds(map.boundsAround(markers.map(({ lat, lon }) => [lat, lon] as const)));
}

/** Synchronous: it must not remove what the next screen draws. Where that draws a trip too, the map keeps this one until then. */
function clear(): void {
  if (screens > 0) return;
  mapCoreIfLoaded()?.clearJourneys();
  mapCoreIfLoaded()?.setMarkers([]);
}

/**
 * Draws a trip on the host's map while the calling component is mounted. Memoize the arguments: an equal value of another identity draws the
 * trip again. Until the code of the map is loaded, the list has everything that it shows.
 */
export function useTripMap({ markers, journeys, selectedId }: Drawing): void {
  const hasDrawn = useRef(false);

  // Counted before the effects of the screen that is left are cleaned up.
  useLayoutEffect(() => {
    screens += 1;
    return () => {
      screens -= 1;
    };
  }, []);

  useEffect(() => {
    if (!mapCoreIfLoaded() && markers.length + journeys.length === 0) return undefined;
    let isGone = false;
    // Rendering the list comes before drawing on the map.
    const stop = whenMapCore((map) =>
      whenIdle(
        () => {
          if (isGone) return;
          // The drawing of another screen is not part of this trip: the map is fitted again.
          if (!hasDrawn.current) map.clearJourneys();
          hasDrawn.current = true;
          draw(map, { markers, journeys, selectedId });
        },
        { timeout: 1000 },
      ),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [markers, journeys, selectedId]);

  useEffect(() => clear, []);
}
