import { useSnapshot } from 'valtio';
import { type DetailState, detailsStore } from '../trip/detailsStore.ts';

/** Journeys step by step, by their summary codes, as far as they are there. */
export function useDetails(): ReadonlyMap<string, DetailState> {
  return useSnapshot(detailsStore.state).details as ReadonlyMap<string, DetailState>;
}
