/** What takes time to make of the stop areas of a timetable, so that it can be made once and kept beside it. */
import type { Feed } from '../timetable/feed/feed.ts';
import { withSharedColumns } from '../timetable/sharing.ts';
import { byUse } from './layer.ts';
import { type NameIndex, nameIndexOf } from './nameIndex.ts';
import { type AreaTable, areaTable, type Locality, stopAreaCandidates } from './stopAreas.ts';

/** Of a network with stops only: a gazetteer says where they lie, and adds names. */
export interface PlaceIndex {
  readonly areas: AreaTable;
  /** The stop areas in the order of their use. */
  readonly order: Int32Array;
  /** Of the areas in this order. */
  readonly names: NameIndex;
}

export const NOWHERE: Locality = () => ({ city: '', postCode: '' });

export function placeIndexOf(feed: Feed): PlaceIndex {
  const areas = areaTable(feed, NOWHERE);
  const candidates = stopAreaCandidates(feed, NOWHERE, areas);
  const order = Int32Array.from(candidates.keys()).sort((a, b) => byUse(candidates[a]!, candidates[b]!));
  return withSharedColumns({ areas, order, names: nameIndexOf(Array.from(order, (area) => candidates[area]!)) });
}
