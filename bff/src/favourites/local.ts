import { type Fields, fieldsOf, keysOf } from '@halte/contract/fields';
import type { EpochSeconds } from '@halte/engine/common/time';
import { RequestError } from '@halte/engine/problems/requestError';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { FavoriteBody, type FavoriteSynchronizeBody, type FavoriteSynchronized } from '../api/favourites.ts';
import { keyHashOf } from '../store/keyHash.ts';
import { secondsOf } from './changeTime.ts';
import { type Draft, draftOf } from './drafts.ts';

export type LocalLists = Static<typeof FavoriteSynchronizeBody>;
export type Rejected = Static<typeof FavoriteSynchronized>['rejected'][number];
type ListName = keyof LocalLists;

/** An accepted entry of a device, and its position. */
export interface LocalDraft {
  readonly draft: Draft;
  /** When the device added or changed it; null if not stated. */
  readonly updatedAt: EpochSeconds | null;
  readonly list: ListName;
  readonly index: number;
}

/** Converts entries of a device's lists to the request body that adds one favourite. */
const BODY_OF: Readonly<Record<ListName, (entry: Fields) => Fields>> = {
  favoriteAddresses: ({ category, label, address }) => {
    const { street, zipCode, city, coordinates } = fieldsOf(address);
    return { type: 'ADDRESS', category, label, street, zipCode, city, coordinates };
  },
  favoriteLines: ({ line }) => ({ type: 'LINE', id: fieldsOf(line)['id'] }),
  favoritePointOfInterests: ({ type = 'POI', label, pointOfInterest }) => ({
    type,
    label,
    id: fieldsOf(pointOfInterest)['id'],
  }),
  favoriteStopPoints: ({ stopPoint }) => {
    const { id, lineIds } = fieldsOf(stopPoint);
    return { type: 'STOP_POINT', id, lineIds };
  },
};

const body = Compile(FavoriteBody);

/** Entries that are read, and their keys hashed, in one turn of the event loop: about a millisecond's work. */
const IN_A_TURN = 50;

/**
 * Splits a device's lists into accepted and rejected entries.
 *
 * @param turn resolves when further entries may be read.
 */
export async function readLocalLists(
  lists: LocalLists,
  now: EpochSeconds,
  turn: () => Promise<void>,
): Promise<{ drafts: LocalDraft[]; rejected: Rejected[] }> {
  const drafts: LocalDraft[] = [];
  const rejected: Rejected[] = [];
  const read = (list: ListName, entry: unknown, index: number) => {
    try {
      const draft = draftOfEntry(list, entry);
      keyHashOf(draft);
      drafts.push({ draft, updatedAt: timeOf(entry, now), list, index });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      rejected.push({ list, index, code: error.code, message: error.message });
    }
  };
  for (const list of keysOf(BODY_OF))
    for (const [index, entry] of (lists[list] ?? []).entries()) {
      if (index % IN_A_TURN === 0) await turn();
      read(list, entry, index);
    }
  return { drafts, rejected };
}

function draftOfEntry(list: ListName, entry: unknown): Draft {
  const given = Object.entries(BODY_OF[list](fieldsOf(entry))).filter(([, value]) => value !== undefined);
  const flat: unknown = Object.fromEntries(given);
  if (!body.Check(flat)) {
    const [error] = body.Errors(flat);
    const field = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    throw new RequestError(
      'invalid',
      'invalid-favourite',
      `${field || 'The entry'} ${error?.message ?? 'is not valid'}.`,
    );
  }
  return draftOf(flat);
}

/** A device with a fast clock does not override later changes. */
function timeOf(entry: unknown, now: EpochSeconds): EpochSeconds | null {
  const { updatedAt } = fieldsOf(entry);
  const seconds = typeof updatedAt === 'string' ? secondsOf(updatedAt) : null;
  return seconds === null ? null : Math.min(seconds, now);
}
