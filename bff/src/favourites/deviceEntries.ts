import type { EpochSeconds } from '@halte/engine/common/time';
import type { Refusal } from '../problems/requestError.ts';
import { keyHashOf } from '../store/keyHash.ts';
import type { Favourite, FavouriteKey, NamedFavourites } from '../store/storedFavourites.ts';
import type { Draft } from './drafts.ts';
import { categoryOf, MOST_OF_A_KIND, tooManyOf, wasDeleted, withoutCategory } from './rules.ts';

export interface DeviceEntry {
  readonly draft: Draft;
  /** Null if the device does not state it. */
  readonly updatedAt: EpochSeconds | null;
}

export interface Merge<Entry extends DeviceEntry> {
  newId(): string;
  readonly now: EpochSeconds;
  /** Called for each entry that is rejected; the others are accepted. */
  refuse(entry: Entry, reason: Refusal): void;
}

const nameOf = (one: FavouriteKey) => `${one.kind} ${keyHashOf(one)}`;

/**
 * The account's favourites with the keys and categories of a device's entries, merged with these. If both have an entry, the account's is kept
 * unless the device's was changed later. The cost does not depend on the size of the account.
 */
export function withDeviceEntries<Entry extends DeviceEntry>(
  state: NamedFavourites,
  entries: readonly Entry[],
  { newId, now, refuse }: Merge<Entry>,
): NamedFavourites {
  const byName = new Map<string, Favourite>();
  const counts = { ...state.counts };
  /** Names of home and workplace. */
  const unique = new Map<unknown, string>();
  const deleted = new Map(state.deleted.map((one) => [`${one.kind} ${one.keyHash}`, one]));

  function put(one: Favourite): void {
    const [name, category] = [nameOf(one), categoryOf(one)];
    byName.set(name, one);
    if (category !== null) unique.set(category, name);
  }

  function add(entry: Entry): void {
    const { draft } = entry;
    const given: Favourite = { id: newId(), ...draft, updatedAt: entry.updatedAt ?? now };
    const name = nameOf(draft);
    const gone = deleted.get(name);
    if (gone && gone.deletedAt > given.updatedAt) {
      refuse(entry, wasDeleted());
      return;
    }
    if (counts[draft.kind] >= MOST_OF_A_KIND) {
      refuse(entry, tooManyOf(draft.kind));
      return;
    }
    deleted.delete(name);
    counts[draft.kind]++;
    // A device that signs in does not move the home of the account.
    put(unique.has(categoryOf(given)) ? withoutCategory(given) : given);
  }

  function replace(same: Favourite, { key, content }: Draft, updatedAt: EpochSeconds): void {
    const [after, before] = [{ ...same, key, content, updatedAt }, categoryOf(same)];
    if (before !== null && unique.get(before) === nameOf(same)) unique.delete(before);
    const former = byName.get(unique.get(categoryOf(after)) ?? '');
    if (former) byName.set(nameOf(former), { ...withoutCategory(former), updatedAt });
    put(after);
  }

  for (const one of state.favourites) put(one);
  for (const entry of entries) {
    const same = byName.get(nameOf(entry.draft));
    if (!same) add(entry);
    else if (entry.updatedAt !== null && entry.updatedAt > same.updatedAt) replace(same, entry.draft, entry.updatedAt);
  }
  return { ...state, favourites: [...byName.values()], deleted: [...deleted.values()] };
}
