import { type DevicePosition, devicePosition } from '@halte/places/devicePosition';
import { type LocateCode, LocateFailure } from '@halte/places/locateFailure';
import { focusBounds, focusPoint, setUserPosition } from './actions.ts';
import { boundsOf } from './bounds.ts';
import type { LatLon, MapBounds } from './types.ts';

/** State of a request for the traveller's position. */
export type LocateOutcome =
  | { readonly kind: 'idle' | 'asking' | 'found' }
  | { readonly kind: 'failed'; readonly code: LocateCode }
  | { readonly kind: 'inaccurate'; readonly metres: number };

/** Farther than this, the stops around are not those of the traveller. */
const GOOD_METRES = 500;
const CLOSE_ZOOM = 16;
const METRES_PER_DEGREE = 111_195;

function circleBox({ lat, lon }: LatLon, metres: number): MapBounds {
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return boundsOf({ south: lat - high, north: lat + high, west: lon - wide, east: lon + wide });
}

/** Takes the map to the traveller, seen with all of the circle in which they may be. */
function show(position: DevicePosition): LocateOutcome {
  const { lat, lon, accuracy } = position;
  setUserPosition({ lat, lon, accuracy });
  if (accuracy === null || accuracy <= GOOD_METRES) {
    focusPoint({ lat, lon }, CLOSE_ZOOM);
    return { kind: 'found' };
  }
  focusBounds(circleBox(position, accuracy));
  return { kind: 'inaccurate', metres: accuracy };
}

/** Finds the traveller and takes the map there. Never rejects. */
export async function locateOnMap(): Promise<LocateOutcome> {
  try {
    return show(await devicePosition());
  } catch (error) {
    return { kind: 'failed', code: error instanceof LocateFailure ? error.code : 'unavailable' };
  }
}
