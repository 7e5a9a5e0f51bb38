import { emptyMapState, mapState } from '../model/state.ts';

/** Removes everything from the map; the part of the world that it shows does not change. */
export function resetMapState(): void {
  const { mapBounds, mapCenter, zoom } = mapState;
  Object.assign(mapState, emptyMapState(), { mapBounds, mapCenter, zoom });
}
