import { ACCOUNT } from './account.ts';
import type { Call } from './call.ts';
import { CONTENT } from './content.ts';
import { FAVOURITE_CALLS } from './favourites.ts';
import { JOURNEYS } from './journeys.ts';
import { LINES } from './lines.ts';
import { OPERATIONS } from './operations.ts';
import { PLACES } from './places.ts';
import { PROXIMITY } from './proximity.ts';
import { REALTIME } from './realtime.ts';
import { SHOP } from './shop.ts';
import { STOPS_CALLS } from './stops.ts';

/** Every call of the document; the test checks that none is missing. */
export const EVERY_CALL: readonly Call[] = [
  ...PLACES,
  ...PROXIMITY,
  ...JOURNEYS,
  ...LINES,
  ...STOPS_CALLS,
  ...REALTIME,
  ...ACCOUNT,
  ...FAVOURITE_CALLS,
  ...SHOP,
  ...CONTENT,
  ...OPERATIONS,
];
