/** Favourites under the ids of the current timetable. */
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Published } from '../places/published.ts';
import type { Json } from '../store/json.ts';
import { keyHashOf } from '../store/keyHash.ts';
import type { Favourite, NamedFavourites } from '../store/storedFavourites.ts';
import type { Draft } from './drafts.ts';

/** The draft with what its line or stop is recognised by in another publication. */
export function withMarks<One extends Draft>(one: One, published: Published): One {
  const { id, lineIds } = one.content;
  if (typeof id !== 'string') return one;
  if (one.kind === 'LINE') return { ...one, content: { id, marks: published.lineMarks(id) } };
  if (one.kind !== 'STOP_POINT') return one;
  const lineMarks = idsOf(lineIds).map((line) => published.lineMarks(line));
  return { ...one, content: { ...one.content, marks: published.stopMarks(id), lineMarks } };
}

/** The favourite itself where its ids are those of the timetable, or are unknown to it. */
export function renewed(one: Favourite, published: Published): Favourite {
  const { id, marks, lineIds, lineMarks } = one.content;
  if (typeof id !== 'string' || marks === undefined) return one;
  if (one.kind === 'LINE') {
    const now = published.lineId(id, marks) ?? id;
    return now === id ? one : withMarks({ ...one, key: now, content: { id: now } }, published);
  }
  if (one.kind !== 'STOP_POINT') return one;
  const now = published.stopId(id, marks) ?? id;
  const lines = idsOf(lineIds);
  const linesNow = lines.map((line, at) => published.lineId(line, partOf(lineMarks, at)) ?? line);
  if (now === id && linesNow.every((line, at) => line === lines[at])) return one;
  return withMarks({ ...one, key: now, content: { id: now, lineIds: [...new Set(linesNow)] } }, published);
}

/**
 * The account's favourites with renewed ones in place of those of the same id. A former key counts as deleted: a device that still has it does not add it
 * again. Where there is a favourite with the new key already, only that one stays.
 */
export function withRenewed(
  state: NamedFavourites,
  renewals: readonly Favourite[],
  now: EpochSeconds,
): NamedFavourites {
  let [favourites, deleted] = [[...state.favourites], [...state.deleted]];
  for (const after of renewals) {
    const before = favourites.find(({ id }) => id === after.id);
    if (!before) continue;
    const isOther = before.key !== after.key;
    const isTaken = isOther && favourites.some(({ kind, key }) => kind === after.kind && key === after.key);
    favourites = favourites.flatMap((one) => (one !== before ? [one] : isTaken ? [] : [after]));
    if (!isOther) continue;
    const taken = keyHashOf(after);
    deleted = deleted.filter(({ kind, keyHash }) => kind !== after.kind || keyHash !== taken);
    deleted.push({ id: before.id, kind: before.kind, keyHash: keyHashOf(before), deletedAt: now });
  }
  return { ...state, favourites, deleted };
}

function idsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function partOf(value: Json | undefined, at: number): Json {
  return Array.isArray(value) ? (value[at] ?? null) : null;
}
