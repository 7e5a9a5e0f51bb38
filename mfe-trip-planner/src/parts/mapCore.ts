type MapCore = typeof import('@halte/map-core');

let here: MapCore | null = null;

/** The map is not for the first screen: its package comes when there is something to draw. Rejects when it cannot be loaded. */
export async function loadMap(): Promise<MapCore> {
  here = await import('@halte/map-core');
  return here;
}

/** The same, if it has come yet. */
export function mapIfLoaded(): MapCore | null {
  return here;
}
