/** Index of a timetable's stop areas: expensive to build, so it is built once and stored with the timetable. */
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { withSharedColumns } from '../timetable/sharing.ts';
import { byUse } from './layer.ts';
import { type NameIndex, nameIndexOf } from './nameIndex.ts';
import { type AreaTable, areaTable, type Locality, stopAreaCandidates } from './stopAreas.ts';

/** For a network without a gazetteer, which would add localities and names. */
export interface PlaceIndex {
  readonly areas: AreaTable;
  /** The stop areas in order of use. */
  readonly order: Int32Array;
  /** Name index of the areas in this order. */
  readonly names: NameIndex;
}

export const NOWHERE: Locality = () => ({ city: '', postCode: '' });

export function placeIndexOf(feed: Feed): PlaceIndex {
  const areas = areaTable(feed, NOWHERE);
  const candidates = stopAreaCandidates(feed, NOWHERE, areas);
  const order = Int32Array.from(candidates.keys()).sort((a, b) => byUse(candidates[a]!, candidates[b]!));
  return withSharedColumns({ areas, order, names: nameIndexOf(Array.from(order, (area) => candidates[area]!)) });
}
