import type { Query } from '@halte/contract';
import type { Place } from './place.ts';

/** The parameters of a search that describe one of its places begin with this letter. */
export type End = 'f' | 't';

/** A place as the origin or the destination of a search. */
export function queryOfEnd(end: End, { id, title, subTitle, displayName, type, lat, lon }: Place): Query {
  const values = { i: id, v: title, st: subTitle, fv: displayName, pt: type, lat, lon };
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === '' ? [] : [[`${end}${key}`, String(value)]],
    ),
  );
}
