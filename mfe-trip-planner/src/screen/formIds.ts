import type { PointRole } from '../trip/model.ts';

/** Element ids of the three fields. */
export const PLACE_FIELD_ID: Readonly<Record<PointRole, string>> = {
  DEPARTURE: 'trip-departure',
  ARRIVAL: 'trip-arrival',
  VIA: 'trip-via',
};

export const SUBMIT_ID = 'trip-search';
