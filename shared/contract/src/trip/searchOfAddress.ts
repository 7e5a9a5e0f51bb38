import type { Query } from '../routes.ts';
import type { Instant } from '../time.ts';
import { withModesSelected } from './choices.ts';
import type { Preferences } from './preferences.ts';
import { tripFromQuery } from './query.ts';
import { type SearchBody, searchBody } from './searchBody.ts';
import { type SearchOptions, searchOptionsOf } from './searchOptions.ts';

export interface AddressContext {
  /** The network's. */
  readonly zone: string;
  /** For an address without a time. */
  readonly now: Instant;
  /** The tenant's preferences. */
  readonly template: Preferences;
}

/**
 * The search that the page of results sends for its address, for a visitor without preferences of their own; null while the address lacks one of
 * the two places.
 */
export function searchOfAddress(
  query: Query,
  { zone, now, template }: AddressContext,
): SearchBody<SearchOptions> | null {
  const trip = tripFromQuery(query, zone, now);
  return searchBody(trip, zone, searchOptionsOf(withModesSelected(template), trip.overrides));
}
