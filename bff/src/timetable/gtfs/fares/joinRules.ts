/** fare_leg_join_rules.txt: legs that are priced as one. */
import type { FareLegJoinRule } from '@halte/engine/timetable/feed/fares';
import type { StopTable } from '../stops.ts';
import { stopsByName } from '../stopsByName.ts';
import type { FareFile } from './file.ts';
import type { FareFiles } from './files.ts';
import type { FareIds } from './ids.ts';

type Column = 'from_network_id' | 'to_network_id' | 'from_stop_id' | 'to_stop_id';

export function readJoinRules(files: FareFiles, ids: FareIds, table: StopTable): FareLegJoinRule[] {
  const stopsNamed = stopsByName(table);
  const rules: FareLegJoinRule[] = [];
  const file = files.open<Column>(
    'fare_leg_join_rules.txt',
    ['from_network_id', 'to_network_id'],
    ['from_stop_id', 'to_stop_id'],
  );
  const stopsIn = (rows: FareFile<Column>, column: 'from_stop_id' | 'to_stop_id') => {
    if (rows.isEmpty(column)) return null;
    const stops = stopsNamed(rows.text(column));
    if (!stops) rows.reject('unknown-fare-reference', `a ${column} that is not there`);
    return stops ?? [];
  };
  while (file?.next()) {
    const hasOneStop = file.isEmpty('from_stop_id') !== file.isEmpty('to_stop_id');
    if (hasOneStop) file.reject('bad-fare-rule', 'one stop of two');
    rules.push({
      fromNetwork: file.reference('from_network_id', ids.networks),
      toNetwork: file.reference('to_network_id', ids.networks),
      fromStops: stopsIn(file, 'from_stop_id'),
      toStops: stopsIn(file, 'to_stop_id'),
      isClear: file.isRead() && !hasOneStop,
    });
  }
  return rules;
}
