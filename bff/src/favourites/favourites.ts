import { randomUUID } from 'node:crypto';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { RequestError } from '@halte/engine/problems/requestError';
import { createOneEachKey } from '../common/oneEachKey.ts';
import { createOneEachTurn } from '../common/oneEachTurn.ts';
import { invalid } from '../problems/requestError.ts';
import type { Favourite, Favourites as Stored } from '../store/storedFavourites.ts';
import { changeTime } from './changeTime.ts';
import { withDeviceEntries } from './deviceEntries.ts';
import { draftOf, type FavouriteBody } from './drafts.ts';
import { entryOf, type NetworkLookup } from './entries.ts';
import { listsJson } from './listsJson.ts';
import { type LocalLists, type Rejected, readLocalLists } from './local.ts';
import { renewed, withMarks, withRenewed } from './renewed.ts';
import { categoriesOf, favouriteOf, inOrder, sameOf, withAdded, withChanged, withoutOne } from './rules.ts';

type Entry = ReturnType<typeof entryOf>;

/** The favourites of travellers, by user id. `rules.ts` resolves conflicting changes by several devices. */
export interface Favourites {
  /** JSON of `FavoriteLists`. */
  list(userId: string): Promise<Buffer>;
  /**
   * Adds one. If the same one exists already, it is kept as is and returned.
   *
   * @throws RequestError `invalid` for an invalid favourite, or for a line or stop missing from the timetable; `conflict` if there are
   *   too many of its kind, or it was deleted at a later time.
   */
  add(userId: string, body: FavouriteBody): Promise<{ readonly entry: Entry; readonly isNew: boolean }>;
  /** Changes a favourite other than a line. @throws RequestError `unknown`; `invalid`; `conflict` if it would duplicate another. */
  change(userId: string, id: string, body: FavouriteBody): Promise<Entry>;
  /** @throws RequestError `unknown` if there is none with that id; `conflict` if it was changed at a later time. */
  remove(userId: string, id: string, deletedAt: string | undefined): Promise<void>;
  /** Resolves to JSON of `FavoriteLists`. */
  order(userId: string, ids: readonly string[], orderedAt: string | undefined): Promise<Buffer>;
  /**
   * Adds what the account lacks of a device's entries; if both have the same one, the one changed later is kept. Idempotent.
   * Lines and stops missing from the timetable are accepted too: they may come back.
   *
   * @returns JSON of `FavoriteSynchronized`.
   */
  synchronize(userId: string, local: LocalLists): Promise<Buffer>;
}

export interface FavouritesOptions {
  readonly stored: Stored;
  /** The current timetable. */
  served(): NetworkLookup;
  now(): EpochSeconds;
}

export function createFavourites({ stored, served, now }: FavouritesOptions): Favourites {
  /** A synchronisation is the largest kind of change, and devices all send theirs at once after an outage. */
  const turn = createOneEachTurn();
  const inTurn = createOneEachKey();
  // Changes to one account would otherwise wait for each other in the database, each holding one of few connections.
  const change: Stored['change'] = (userId, ...others) => inTurn(userId, () => stored.change(userId, ...others));
  async function list(userId: string, others?: { readonly rejected: readonly Rejected[] }): Promise<Buffer> {
    const network = served();
    const renewals: Favourite[] = [];
    async function* current() {
      for await (const batch of stored.list(userId))
        yield batch.map((one) => {
          const now = renewed(one, network);
          if (now !== one) renewals.push(now);
          return now;
        });
    }
    const json = await listsJson(current(), network, others);
    if (renewals.length === 0) return json;
    const names = { ids: renewals.map(({ id }) => id), keys: renewals, categories: [] };
    await change(userId, names, (state) => withRenewed(state, renewals, now()));
    return listsJson(stored.list(userId), network, others);
  }
  return {
    list: (userId) => list(userId),
    async add(userId, body) {
      const draft = withMarks(draftOf(body), served());
      const id = randomUUID();
      const updatedAt = changeTime(body.changedAt, now());
      const names = { ids: [], keys: [draft], categories: categoriesOf([draft]) };
      const after = await change(userId, names, (before) => {
        if (!sameOf(before, draft)) checkServed(body, served());
        return withAdded(before, { id, ...draft, updatedAt });
      });
      const favourite = sameOf(after, draft)!;
      return { entry: entryOf(favourite, served()), isNew: favourite.id === id };
    },
    async change(userId, id, body) {
      const draft = withMarks(draftOf(body), served());
      const { kind } = draft;
      const changedAt = changeTime(body.changedAt, now());
      const names = { ids: [id], keys: [draft], categories: categoriesOf([draft]) };
      const after = await change(userId, names, (state) => {
        const before = favouriteOf(state, id);
        if (kind !== before.kind || kind === 'LINE') throw notChangeable();
        if (kind === 'POI' && draft.key !== before.key) throw notChangeable();
        if (draft.key !== before.key) checkServed(body, served());
        return withChanged(state, id, draft, changedAt);
      });
      return entryOf(favouriteOf(after, id), served());
    },
    async remove(userId, id, deletedAt) {
      const time = changeTime(deletedAt, now());
      await change(userId, { ids: [id], keys: [], categories: [] }, (before) => withoutOne(before, id, time));
    },
    async order(userId, ids, orderedAt) {
      const time = changeTime(orderedAt, now());
      await inTurn(userId, () => stored.order(userId, (before) => inOrder(before, ids, time)));
      return list(userId);
    },
    async synchronize(userId, local) {
      await turn();
      const { drafts: read, rejected } = await readLocalLists(local, now(), turn);
      const network = served();
      const drafts = read.map((entry) => ({ ...entry, draft: withMarks(entry.draft, network) }));
      await turn();
      const keys = drafts.map(({ draft }) => draft);
      await change(userId, { ids: [], keys, categories: categoriesOf(keys) }, (before) =>
        withDeviceEntries(before, drafts, {
          newId: randomUUID,
          now: now(),
          refuse: ({ list, index }, { code, message }) => rejected.push({ list, index, code, message }),
        }),
      );
      return list(userId, { rejected });
    },
  };
}

/** A client adds a favourite it has just shown, so an unknown id is a mistake. Points of interest come and go with their sources. */
function checkServed(body: FavouriteBody, served: NetworkLookup): void {
  const { type, id = '', lineIds = [] } = body;
  if (type === 'STOP_POINT' && served.stopId(id, null) === null)
    throw invalid('unknown-stop', `There is no stop with the id "${id}".`);
  const unknown = (type === 'LINE' ? [id] : lineIds).find((line) => served.lineId(line, null) === null);
  if (unknown !== undefined) throw invalid('unknown-line', `There is no line with the id "${unknown}".`);
}

function notChangeable(): RequestError {
  return invalid(
    'not-changeable',
    'An address or a stop can be changed into another of its type, a point of interest renamed: delete others and add them.',
  );
}
