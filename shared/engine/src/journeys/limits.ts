/** Search limits of a tenant. */
import type { SearchLimits } from '@halte/contract/tenant';
import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import { invalid } from '../problems/requestError.ts';
import { DEFAULTS } from './options.ts';

const LIMITED = ['maxChanges', 'maxWalk', 'maxWait'] as const;

/** The search with the tenant's limits as defaults. Rejects a search that exceeds them. */
export function withinLimits(body: JourneySearchBodyT, limits: SearchLimits): JourneySearchBodyT {
  const options = body.itineraryOptions ?? {};
  const own: SearchLimits = {};
  for (const name of LIMITED) {
    const limit = limits[name];
    if (limit === undefined) continue;
    const wanted = options[name] ?? Math.min(limit, name === 'maxWalk' ? DEFAULTS.maxWalk : limit);
    if (wanted > limit)
      throw invalid('beyond-limit', `${name} is ${wanted}, and at most ${limit} here: send ${limit} or less.`);
    own[name] = wanted;
  }
  return Object.keys(own).length === 0 ? body : { ...body, itineraryOptions: { ...options, ...own } };
}
