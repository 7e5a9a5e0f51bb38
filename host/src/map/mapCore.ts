type MapCore = typeof import('@halte/map-core');

let loaded: MapCore | null = null;

/** Imports the map's code, which the first screen that shows a map loads. Rejects when it cannot be loaded; may be called again. */
export async function loadMapCore(): Promise<MapCore> {
  loaded = await import('@halte/map-core');
  return loaded;
}

/** Changes the map once its code is loaded; before that the map is empty. */
export function onMap(change: (map: MapCore) => void): void {
  if (loaded) change(loaded);
}
