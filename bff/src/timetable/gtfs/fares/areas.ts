/** areas.txt and stop_areas.txt. */

import type { StopTable } from '../stops.ts';
import { stopsByName } from '../stopsByName.ts';
import type { FareFiles } from './files.ts';

export interface FareAreas {
  readonly ofStop: readonly (readonly string[])[];
  readonly defined: ReadonlySet<string>;
}

/** A stop that no row names has the areas of its station. */
export function areasOfStops(files: FareFiles, table: StopTable): FareAreas {
  const defined = new Set<string>();
  const names = files.open('areas.txt', ['area_id'], ['area_name']);
  while (names?.next()) {
    defined.add(names.text('area_id'));
    if (!names.isRead()) files.isUnderstood = false;
  }
  const own = new Map<string, Set<string>>();
  const stopsNamed = stopsByName(table);
  const rows = files.open('stop_areas.txt', ['area_id', 'stop_id']);
  while (rows?.next()) {
    if (!rows.isRead()) files.isUnderstood = false;
    const area = rows.reference('area_id', defined);
    const stop = rows.text('stop_id');
    if (area === null) files.isUnderstood = false;
    else if (stopsNamed(stop) === null) rows.reject('unknown-fare-stop', `stop ${stop}, which is not there,`);
    else own.set(stop, (own.get(stop) ?? new Set()).add(area));
  }
  const ofStop = table.stops.map(({ id, parent }) => [...(own.get(id) ?? own.get(parent) ?? [])]);
  return { ofStop, defined };
}
