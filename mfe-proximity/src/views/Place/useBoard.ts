import { useQuery } from '@halte/api/query';
import { type ProviderKind, sameKind } from '@halte/contract';
import { isStop } from '../../place/placeDetails.ts';

/** One more than shown, so that a row is full until the next refresh, and to see how often they come. */
const DEPARTURES = 5;

/** The next departures of a stop. */
export function useBoard(kind: ProviderKind, id: string) {
  const isArea = sameKind(kind, 'stopArea');
  // By terminus: a row never promises where only some of its departures go.
  const params = { path: { id }, query: { limit: DEPARTURES, groupedByTerminus: 'true' as const } };
  return useQuery(
    isArea ? '/api/proximity/v2/stopAreas/{id}/schedules' : '/api/v1/stopPoints/{id}/schedules',
    isStop(kind) ? { params } : null,
  );
}
