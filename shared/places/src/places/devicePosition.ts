import type { Position } from '@halte/contract/trip';
import { type LocateCode, LocateFailure } from './locateFailure.ts';

const CODES: Readonly<Record<number, LocateCode>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 };
/** Good enough to sort places by: no satellite is needed, and the browser may know it already. */
const ROUGH_OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };
/** About 100 m, so that searches of one place are answered from the cache. */
const ROUGH_DECIMALS = 3;

/** Where the device says that it is. */
export interface DevicePosition extends Position {
  /** Metres around the position within which the device is; null where it does not say. */
  readonly accuracy: number | null;
}

/** Asks the browser, which may ask the traveller. Rejects with {@link LocateFailure}. */
export function devicePosition(options = POSITION_OPTIONS): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new LocateFailure('unsupported'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lon: longitude, accuracy: accuracy ?? null }),
      ({ code }) => reject(new LocateFailure(CODES[code] ?? 'unavailable')),
      options,
    );
  });
}

/** Whether the browser gives the position without asking the traveller. */
export async function isLocatingGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/** Where the traveller is, to about 100 m; null where that is not known without asking. */
export async function roughPosition(): Promise<Position | null> {
  if (!(await isLocatingGranted())) return null;
  try {
    const { lat, lon } = await devicePosition(ROUGH_OPTIONS);
    return { lat: rough(lat), lon: rough(lon) };
  } catch {
    return null;
  }
}

function rough(degrees: number): number {
  return Number(degrees.toFixed(ROUGH_DECIMALS));
}
