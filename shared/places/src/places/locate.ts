import { type Api, answerOf } from '@halte/api';
import { placeFrom } from './normalise.ts';
import { latLon, type Place, type Position, USER_POSITION } from './place.ts';

/** Each has a message for the traveller: message `locate.{code}`. */
export type LocateCode = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export class LocateFailure extends Error {
  readonly code: LocateCode;

  constructor(code: LocateCode) {
    super(`The position is not known: ${code}.`);
    this.name = 'LocateFailure';
    this.code = code;
  }
}

/** Rejects with {@link LocateFailure}. */
export type Locate = () => Promise<Place>;

const CODES: Readonly<Record<number, LocateCode>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 };

function readDevicePosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new LocateFailure('unsupported'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => reject(new LocateFailure(CODES[code] ?? 'unavailable')),
      POSITION_OPTIONS,
    );
  });
}

/** Finds where the traveller is and, when the backend knows it, what stands there; not knowing that is no failure. */
export function createLocate(api: Api): Locate {
  return async () => {
    const { lat, lon } = await readDevicePosition();
    const position = { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
    const near = await answerOf(api.GET('/core/v3/reverseGeocode', { params: { query: position } })).catch(() => null);
    const place = placeFrom({
      ...position,
      id: latLon(position),
      type: USER_POSITION,
      subTitle: near?.name,
      city: near?.city,
      postCode: near?.postCode,
    });
    if (!place) throw new LocateFailure('unavailable');
    return place;
  };
}
