import { type Api, answerOf } from '@halte/api';
import { devicePosition } from './devicePosition.ts';
import { LocateFailure } from './locateFailure.ts';
import { placeFrom } from './normalise.ts';
import { latLon, type Place, USER_POSITION } from './place.ts';

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
