type MapCore = typeof import('@halte/map-core');

let here: MapCore | null = null;

/** The map's code is not in the first screen's way: it comes with the first screen that shows a map. Rejects when it cannot be fetched; may be called again. */
export async function loadMapCore(): Promise<MapCore> {
  here = await import('@halte/map-core');
  return here;
}

/** Changes the map, if there is one yet: before that, nothing is on it. */
export function onMap(change: (map: MapCore) => void): void {
  if (here) change(here);
}
