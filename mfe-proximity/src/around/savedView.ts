/** Where the list of what is near stood, saved in the state of its history entry, so that Back and a reload find it. */
import { fieldsOf } from '@halte/contract';
import type { LatLon } from '@halte/map-core';

export interface SavedView {
  readonly center: LatLon;
  readonly zoom: number;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Null where the entry has none, or none of the kind that is written here: other scripts of the page may write there too. */
export function viewOfState(state: unknown): SavedView | null {
  const { center, zoom } = fieldsOf(state);
  const { lat, lon } = fieldsOf(center);
  return isNumber(lat) && isNumber(lon) && isNumber(zoom) ? { center: { lat, lon }, zoom } : null;
}

export function savedView(): SavedView | null {
  // Not while the build renders the first paint.
  return typeof history === 'undefined' ? null : viewOfState(fieldsOf(history.state)['nearby']);
}

export function saveView(view: SavedView): void {
  const saved = savedView();
  if (saved?.center.lat === view.center.lat && saved.center.lon === view.center.lon && saved.zoom === view.zoom) return;
  history.replaceState({ ...fieldsOf(history.state), nearby: view }, '');
}
