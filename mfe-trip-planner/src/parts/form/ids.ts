import type { PointRole } from '../../trip/model.ts';

/** Ids of the three fields, for whoever wants to put the focus there. */
export const PLACE_FIELD_ID: Readonly<Record<PointRole, string>> = {
  DEPARTURE: 'trip-departure',
  ARRIVAL: 'trip-arrival',
  VIA: 'trip-via',
};

export const SUBMIT_ID = 'trip-search';
