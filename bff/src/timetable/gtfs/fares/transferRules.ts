/** fare_transfer_rules.txt: what a transfer between two legs costs. */
import type { FareDurationLimit, FareTransferRule } from '@halte/engine/timetable/feed/fares';
import type { FareFile } from './file.ts';
import type { FareFiles } from './files.ts';
import type { FareIds } from './ids.ts';

type Column =
  | 'from_leg_group_id'
  | 'to_leg_group_id'
  | 'transfer_count'
  | 'duration_limit'
  | 'duration_limit_type'
  | 'fare_transfer_type'
  | 'fare_product_id';

/** @param groups leg groups of fare_leg_rules.txt. */
export function readTransferRules(files: FareFiles, ids: FareIds, groups: ReadonlySet<string>): FareTransferRule[] {
  const rules: FareTransferRule[] = [];
  const file = files.open<Column>(
    'fare_transfer_rules.txt',
    ['fare_transfer_type'],
    [
      'from_leg_group_id',
      'to_leg_group_id',
      'transfer_count',
      'duration_limit',
      'duration_limit_type',
      'fare_product_id',
    ],
  );
  while (file?.next()) {
    const count = countIn(file);
    const type = file.whole('fare_transfer_type');
    const limit = limitIn(file);
    const product = file.reference('fare_product_id', ids.products);
    const isType = type === 0 || type === 1 || type === 2;
    if (count === 'bad' || limit === 'bad' || !isType)
      file.reject('bad-fare-rule', 'a transfer that is not understood');
    rules.push({
      from: file.reference('from_leg_group_id', groups),
      to: file.reference('to_leg_group_id', groups),
      count: count === 'bad' ? null : count,
      limit: limit === 'bad' ? null : limit,
      type: isType ? type : 0,
      product: product === '' || product === null ? null : ids.products.get(product)!,
      isClear: file.isRead() && count !== 'bad' && limit !== 'bad' && isType && product !== null,
    });
  }
  return rules;
}

/** The count is required between legs of one group, forbidden between different groups, and optional if no group is named. */
function countIn(file: FareFile<Column>): number | 'bad' | null {
  const [from, to] = [file.text('from_leg_group_id'), file.text('to_leg_group_id')];
  const count = file.whole('transfer_count', -1);
  if (count === null) return from === to && from !== '' ? 'bad' : null;
  return from !== to || Number.isNaN(count) || count === 0 ? 'bad' : count;
}

function limitIn(file: FareFile<Column>): FareDurationLimit | 'bad' | null {
  const seconds = file.whole('duration_limit', 1);
  if (seconds === null) return null;
  const type = file.whole('duration_limit_type');
  return !Number.isNaN(seconds) && (type === 0 || type === 1 || type === 2 || type === 3) ? { seconds, type } : 'bad';
}
