import { fieldsOf, type NewFavourite } from '@halte/contract';
import { draftOf, singleOf } from './entries.ts';
import { entriesOf } from './lists.ts';
import type { Change, Operation } from './operations.ts';
import { parseFavouriteLists } from './parseLists.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The favourite of a stored change is in the format of the lists, whose parser checks it. */
function favouriteIn(lists: unknown): NewFavourite | null {
  const [entry] = entriesOf(parseFavouriteLists(lists));
  return entry ? draftOf(entry) : null;
}

function parseChange(value: unknown): Change | null {
  const { kind, favoriteId, ids, lists } = fieldsOf(value);
  if (kind === 'order') return Array.isArray(ids) ? { kind, ids: ids.filter(isText) } : null;
  if (!isText(favoriteId)) return null;
  if (kind === 'remove') return { kind, favoriteId };
  const favourite = kind === 'add' || kind === 'change' ? favouriteIn(lists) : null;
  return favourite && (kind === 'add' || kind === 'change') ? { kind, favoriteId, favourite } : null;
}

/** As many as the account has room for: four kinds of two hundred. */
const MOST = 800;

/** Parses what a device has stored: from another version, or edited by hand. Drops invalid changes. */
export function parseOperations(value: unknown): readonly Operation[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST) : [];
  return list.flatMap((one) => {
    const { id, faults, madeAt, ...rest } = fieldsOf(one);
    const change = parseChange(rest.change);
    if (!isText(id) || !isText(madeAt) || Number.isNaN(Date.parse(madeAt)) || !change) return [];
    return [{ id, change, madeAt, faults: typeof faults === 'number' ? faults : 0 }];
  });
}

/** As {@link parseOperations} reads them. */
export function storedOperations(pending: readonly Operation[]): unknown {
  return pending.map(({ change, ...rest }) => {
    if (change.kind === 'remove' || change.kind === 'order') return { ...rest, change };
    const { kind, favoriteId, favourite } = change;
    return { ...rest, change: { kind, favoriteId, lists: singleOf(favourite, favoriteId) } };
  });
}
