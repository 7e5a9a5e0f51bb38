import type { PointRole } from '../trip/model.ts';

/** Element ids of the three fields. */
export const PLACE_FIELD_ID: Readonly<Record<PointRole, string>> = {
  DEPARTURE: 'trip-departure',
  ARRIVAL: 'trip-arrival',
  VIA: 'trip-via',
};

/** Parameters of an address with the names of the three places, which a form without script sends. */
export const PLACE_PARAMETER: Readonly<Record<PointRole, string>> = {
  DEPARTURE: 'fv',
  ARRIVAL: 'tv',
  VIA: 'v[0][v]',
};

export const SUBMIT_ID = 'trip-search';
