import type { Query } from '@halte/contract';
import type { Place } from '@halte/contract/trip';

/** The parameters of a search that describe one of its ends begin with this letter. */
export type End = 'f' | 't';

function queryOf(values: Readonly<Record<string, string | number | null>>, keyOf: (key: string) => string): Query {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === '' ? [] : [[keyOf(key), String(value)]],
    ),
  );
}

/** A place as the origin or the destination of a search. */
export function queryOfEnd(end: End, { id, title, subTitle, displayName, type, lat, lon }: Place): Query {
  return queryOf({ i: id, v: title, st: subTitle, fv: displayName, pt: type, lat, lon }, (key) => `${end}${key}`);
}

/** A place as the via of a search. */
export function queryOfVia({ id, title, displayName, lat, lon }: Place): Query {
  return queryOf({ i: id, v: title, fv: displayName, lat, lon }, (key) => `v[0][${key}]`);
}
