import { randomUUID } from 'node:crypto';
import { conflict, invalid, notFound, type RequestError } from '../problems/requestError.ts';
import type { Favourite, FavouriteKind, Favourites as Stored } from '../store/store.ts';
import { draftOf, type FavouriteBody, kindOf } from './drafts.ts';
import { entryOf, type Lists, listsOf, type NetworkLookup } from './entries.ts';
import { type LocalLists, type Rejected, readLocalLists } from './local.ts';

const MOST_OF_A_KIND = 200;

type Entry = ReturnType<typeof entryOf>;

/** The favourites of travellers, each asked for with the id of its user. */
export interface Favourites {
  list(userId: string): Promise<Lists>;
  /**
   * Adds one. Where there is the same one already, that is kept as it is and answered.
   *
   * @throws RequestError `invalid` for what is no favourite, or for a line or stop that the timetable does not have; `conflict` when there are
   *   too many of its kind.
   */
  add(userId: string, body: FavouriteBody): Promise<{ readonly entry: Entry; readonly isNew: boolean }>;
  /** Changes an address or a stop. @throws RequestError `unknown`; `invalid`; `conflict` when another one is the same. */
  change(userId: string, id: string, body: FavouriteBody): Promise<Entry>;
  /** @throws RequestError `unknown` when there is none of that id. */
  remove(userId: string, id: string): Promise<void>;
  /**
   * Adds what a device has and the account has not; where both have the same one, the account's stays. Sending it again changes nothing. Lines
   * and stops that the timetable does not have are taken as well: they may come back.
   */
  synchronize(userId: string, local: LocalLists): Promise<Lists & { readonly rejected: Rejected[] }>;
}

export interface FavouritesOptions {
  readonly stored: Stored;
  /** The timetable as it is now. */
  served(): NetworkLookup;
}

export function createFavourites({ stored, served }: FavouritesOptions): Favourites {
  return {
    list: async (userId) => listsOf(await stored.list(userId), served()),
    async add(userId, body) {
      const draft = draftOf(body);
      const before = await stored.list(userId);
      const same = before.find(({ kind, key }) => kind === draft.kind && key === draft.key);
      if (same) return { entry: entryOf(same, served()), isNew: false };
      checkServed(body, served());
      if (isFull(before, draft.kind)) throw tooManyOf(draft.kind);
      const id = randomUUID();
      const favourite = await stored.add(userId, { id, ...draft });
      return { entry: entryOf(favourite, served()), isNew: favourite.id === id };
    },
    async change(userId, id, body) {
      const kind = kindOf(body);
      const before = (await stored.list(userId)).find((favourite) => favourite.id === id);
      if (!before) throw unknownFavourite();
      if (kind !== before.kind || (kind !== 'ADDRESS' && kind !== 'STOP_POINT'))
        throw invalid(
          'not-changeable',
          'Only an address or a stop can be changed, into one of the same type: delete this and add another.',
        );
      const { key, content } = draftOf(body);
      if (key !== before.key) checkServed(body, served());
      const after = await stored.update(userId, id, { key, content });
      if (after === null) throw unknownFavourite();
      if (after === 'taken') throw conflict('same-favourite', 'Another favourite is the same already.');
      return entryOf(after, served());
    },
    async remove(userId, id) {
      if (!(await stored.remove(userId, id))) throw unknownFavourite();
    },
    async synchronize(userId, local) {
      const { drafts, rejected } = readLocalLists(local);
      const all: Favourite[] = [...(await stored.list(userId))];
      const added: Favourite[] = [];
      for (const { draft, list, index } of drafts) {
        if (all.some(({ kind, key }) => kind === draft.kind && key === draft.key)) continue;
        if (isFull(all, draft.kind)) {
          const { code, message } = tooManyOf(draft.kind);
          rejected.push({ list, index, code, message });
          continue;
        }
        const favourite = { id: randomUUID(), ...draft };
        all.push(favourite);
        added.push(favourite);
      }
      const after = added.length === 0 ? all : await stored.addAll(userId, added);
      return { ...listsOf(after, served()), rejected };
    },
  };
}

/** A client adds a favourite that it has just shown: an unknown id is a mistake. Points of interest come and go with their sources. */
function checkServed(body: FavouriteBody, served: NetworkLookup): void {
  const { type, id = '', lineIds = [] } = body;
  if (type === 'STOP_POINT' && !served.hasStop(id))
    throw invalid('unknown-stop', `There is no stop with the id "${id}".`);
  const unknown = (type === 'LINE' ? [id] : lineIds).find((line) => !served.hasLine(line));
  if (unknown !== undefined) throw invalid('unknown-line', `There is no line with the id "${unknown}".`);
}

function isFull(favourites: readonly Favourite[], kind: FavouriteKind): boolean {
  return favourites.filter((favourite) => favourite.kind === kind).length >= MOST_OF_A_KIND;
}

function tooManyOf(kind: FavouriteKind): RequestError {
  return conflict(
    'too-many-favourites',
    `There are ${MOST_OF_A_KIND} favourites of type ${kind} already: delete one before you add another.`,
  );
}

function unknownFavourite(): RequestError {
  return notFound('favourite-not-found', 'There is no such favourite: it may have been deleted on another device.');
}
