import { randomUUID } from 'node:crypto';
import { createOneEachKey } from '../common/oneEachKey.ts';
import { createOneEachTurn } from '../common/oneEachTurn.ts';
import type { EpochSeconds } from '../common/time.ts';
import { invalid, type RequestError } from '../problems/requestError.ts';
import type { Favourites as Stored } from '../store/store.ts';
import { changeTime } from './changeTime.ts';
import { withDeviceEntries } from './deviceEntries.ts';
import { draftOf, type FavouriteBody, kindOf } from './drafts.ts';
import { entryOf, type Lists, listsOf, type NetworkLookup } from './entries.ts';
import { type LocalLists, type Rejected, readLocalLists } from './local.ts';
import { favouriteOf, inOrder, sameOf, withAdded, withChanged, withoutOne } from './rules.ts';

type Entry = ReturnType<typeof entryOf>;

/** The favourites of travellers, by user id. `rules.ts` resolves conflicting changes by several devices. */
export interface Favourites {
  list(userId: string): Promise<Lists>;
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
  order(userId: string, ids: readonly string[], orderedAt: string | undefined): Promise<Lists>;
  /**
   * Adds what the account lacks of a device's entries; if both have the same one, the one changed later is kept. Idempotent.
   * Lines and stops missing from the timetable are accepted too: they may come back.
   */
  synchronize(userId: string, local: LocalLists): Promise<Lists & { readonly rejected: Rejected[] }>;
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
  return {
    list: async (userId) => listsOf(await stored.list(userId), served()),
    async add(userId, body) {
      const draft = draftOf(body);
      const id = randomUUID();
      const updatedAt = changeTime(body.changedAt, now());
      const after = await change(userId, [draft], (before) => {
        if (!sameOf(before, draft)) checkServed(body, served());
        return withAdded(before, { id, ...draft, updatedAt });
      });
      const favourite = sameOf(after, draft)!;
      return { entry: entryOf(favourite, served()), isNew: favourite.id === id };
    },
    async change(userId, id, body) {
      const kind = kindOf(body);
      const changedAt = changeTime(body.changedAt, now());
      const after = await change(userId, [], (state) => {
        const before = favouriteOf(state, id);
        if (kind !== before.kind || kind === 'LINE') throw notChangeable();
        const draft = draftOf(body);
        if (kind === 'POI' && draft.key !== before.key) throw notChangeable();
        if (draft.key !== before.key) checkServed(body, served());
        return withChanged(state, id, draft, changedAt);
      });
      return entryOf(favouriteOf(after, id), served());
    },
    async remove(userId, id, deletedAt) {
      const time = changeTime(deletedAt, now());
      await change(userId, [], (before) => withoutOne(before, id, time));
    },
    async order(userId, ids, orderedAt) {
      const time = changeTime(orderedAt, now());
      const { favourites } = await change(userId, [], (before) => inOrder(before, ids, time));
      return listsOf(favourites, served());
    },
    async synchronize(userId, local) {
      await turn();
      const { drafts, rejected } = readLocalLists(local, now());
      await turn();
      const keys = drafts.map(({ draft }) => draft);
      const { favourites } = await change(userId, keys, (before) =>
        withDeviceEntries(before, drafts, {
          newId: randomUUID,
          now: now(),
          refuse: ({ list, index }, { code, message }) => rejected.push({ list, index, code, message }),
        }),
      );
      return { ...listsOf(favourites, served()), rejected };
    },
  };
}

/** A client adds a favourite it has just shown, so an unknown id is a mistake. Points of interest come and go with their sources. */
function checkServed(body: FavouriteBody, served: NetworkLookup): void {
  const { type, id = '', lineIds = [] } = body;
  if (type === 'STOP_POINT' && !served.hasStop(id))
    throw invalid('unknown-stop', `There is no stop with the id "${id}".`);
  const unknown = (type === 'LINE' ? [id] : lineIds).find((line) => !served.hasLine(line));
  if (unknown !== undefined) throw invalid('unknown-line', `There is no line with the id "${unknown}".`);
}

function notChangeable(): RequestError {
  return invalid(
    'not-changeable',
    'An address or a stop can be changed into another of its type, a point of interest renamed: delete others and add them.',
  );
}
