import type { ApiProblem } from '@halte/api';
import { useQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import type { MapCore } from '@halte/map-core/lazy';
import { type Place, placeOfPoint, rounded } from '@halte/places';
import { stopThere } from './stopThere.ts';

export type Ground = Extract<Parameters<Parameters<MapCore['onMapAnswer']>[0]>[0], { readonly kind: 'ground' }>;

interface FoundThere {
  /** The place for searches from or to it: the bare point where nothing is known about it. */
  readonly place: Place | null;
  readonly stop: { readonly id: string; readonly name: string } | null;
  readonly isLoading: boolean;
  /** Why the place has no address. */
  readonly problem: ApiProblem | null;
}

/** Looks up the address of a place on the map, and the stop that is there. */
export function useGround({ at, around }: Ground, core: MapCore): FoundThere {
  const t = useTranslate('answers');
  const point = rounded(at);
  const address = useQuery('/core/v3/reverseGeocode', { params: { query: point } });
  const coord = around ? [...core.boundsToCoords(around)] : [];
  const stops = useQuery('/api/v1/proximity/points', coord.length > 0 ? { params: { query: { coord } } } : null);
  const words = { point: t('point'), near: (name: string) => t(/^\d/.test(name) ? 'near.number' : 'near', { name }) };
  return {
    place: placeOfPoint(point, address.data ?? null, words),
    stop: stopThere(stops.data?.points ?? [], point),
    isLoading: address.isLoading || stops.isLoading,
    problem: address.problem,
  };
}
