/** fare_leg_rules.txt: the product for a leg. */
import type { FareLegRule } from '@halte/engine/timetable/feed/fares';
import type { FareFiles } from './files.ts';
import type { FareIds } from './ids.ts';

type Column =
  | 'leg_group_id'
  | 'network_id'
  | 'from_area_id'
  | 'to_area_id'
  | 'from_timeframe_group_id'
  | 'to_timeframe_group_id'
  | 'fare_product_id'
  | 'rule_priority';

export interface LegRules {
  readonly legRules: readonly FareLegRule[];
  readonly hasPriority: boolean;
}

export function readLegRules(files: FareFiles, ids: FareIds): LegRules {
  const legRules: FareLegRule[] = [];
  const file = files.open<Column>(
    'fare_leg_rules.txt',
    ['fare_product_id'],
    [
      'leg_group_id',
      'network_id',
      'from_area_id',
      'to_area_id',
      'from_timeframe_group_id',
      'to_timeframe_group_id',
      'rule_priority',
    ],
  );
  while (file?.next()) {
    const priority = file.whole('rule_priority') ?? 0;
    const isPriority = !Number.isNaN(priority);
    if (!isPriority) file.reject('bad-fare-rule', 'a rule_priority that is none');
    const product = file.reference('fare_product_id', ids.products);
    if (product === '') file.reject('bad-fare-rule', 'no fare_product_id');
    legRules.push({
      group: file.text('leg_group_id'),
      network: file.reference('network_id', ids.networks),
      from: file.reference('from_area_id', ids.areas),
      to: file.reference('to_area_id', ids.areas),
      fromTimeframe: file.reference('from_timeframe_group_id', ids.timeframes),
      toTimeframe: file.reference('to_timeframe_group_id', ids.timeframes),
      product: ids.products.get(product ?? '') ?? -1,
      // Unknown, so treated as the highest: every rule that it may outrank is in doubt.
      priority: isPriority ? priority : Number.MAX_SAFE_INTEGER,
      isClear: file.isRead() && isPriority,
    });
  }
  return { legRules, hasPriority: file?.has('rule_priority') ?? false };
}
