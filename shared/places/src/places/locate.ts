import { type Api, answerOf } from '@halte/api';
import { latLon, type Place, placeFrom, USER_POSITION } from '@halte/contract/trip';
import { devicePosition } from './devicePosition.ts';
import { LocateFailure } from './locateFailure.ts';

/** Rejects with {@link LocateFailure}. */
export type Locate = () => Promise<Place>;

/** Finds where the traveller is and, when the backend knows it, what stands there; not knowing that is no failure. */
export function createLocate(api: Api): Locate {
  return async () => {
    const { lat, lon } = await devicePosition();
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
