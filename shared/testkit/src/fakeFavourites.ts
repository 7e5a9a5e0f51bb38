import {
  createObservable,
  type FavouriteLists,
  type Favourites,
  type FavouritesState,
  type NewFavourite,
  type Writable,
} from '@halte/contract';

/** A remote's request to save, change or remove a favourite. */
export type FavouriteCall =
  | { readonly call: 'favourite'; readonly action: 'add'; readonly favourite: NewFavourite }
  | {
      readonly call: 'favourite';
      readonly action: 'change';
      readonly favoriteId: string;
      readonly favourite: NewFavourite;
    }
  | { readonly call: 'favourite'; readonly action: 'remove'; readonly favoriteId: string }
  | { readonly call: 'favourite'; readonly action: 'undo'; readonly favoriteId: string | null }
  | { readonly call: 'favourite'; readonly action: 'arrange'; readonly ids: readonly string[] };

export interface FakeFavourites extends Favourites {
  readonly state: Writable<FavouritesState>;
}

const NONE: FavouriteLists = {
  favoriteAddresses: [],
  favoriteLines: [],
  favoritePointOfInterests: [],
  favoriteStopPoints: [],
};

/** In the place of the one with the same id, else behind the others. */
function put<T extends { readonly favoriteId: string }>(list: readonly T[], entry: T): readonly T[] {
  const isKnown = list.some(({ favoriteId }) => favoriteId === entry.favoriteId);
  return isKnown ? list.map((one) => (one.favoriteId === entry.favoriteId ? entry : one)) : [...list, entry];
}

function keep(lists: FavouriteLists, favourite: NewFavourite, favoriteId: string): FavouriteLists {
  switch (favourite.kind) {
    case 'LINE': {
      const entry = { favoriteId, line: { id: favourite.id } };
      return { ...lists, favoriteLines: put(lists.favoriteLines, entry) };
    }
    case 'STOP_POINT': {
      const { id, lineIds, place } = favourite;
      const entry = { favoriteId, stopPoint: { id, lineIds }, ...(place && { place }) };
      return { ...lists, favoriteStopPoints: put(lists.favoriteStopPoints, entry) };
    }
    case 'ADDRESS': {
      const { category, label, street, zipCode, city, coordinates } = favourite;
      const entry = { favoriteId, category, label, address: { street, zipCode, city, coordinates } };
      return { ...lists, favoriteAddresses: put(lists.favoriteAddresses, entry) };
    }
    case 'POI': {
      const { type, id, label, place } = favourite;
      const entry = { favoriteId, type, label, pointOfInterest: { id }, ...(place && { place }) };
      return { ...lists, favoritePointOfInterests: put(lists.favoritePointOfInterests, entry) };
    }
  }
}

function without(lists: FavouriteLists, dropped: string): FavouriteLists {
  const isOther = ({ favoriteId }: { readonly favoriteId: string }) => favoriteId !== dropped;
  return {
    favoriteAddresses: lists.favoriteAddresses.filter(isOther),
    favoriteLines: lists.favoriteLines.filter(isOther),
    favoritePointOfInterests: lists.favoritePointOfInterests.filter(isOther),
    favoriteStopPoints: lists.favoriteStopPoints.filter(isOther),
  };
}

function arranged(lists: FavouriteLists, ids: readonly string[]): FavouriteLists {
  const rankOf = ({ favoriteId }: { readonly favoriteId: string }) =>
    ids.includes(favoriteId) ? ids.indexOf(favoriteId) : ids.length;
  const inOrder = <T extends { readonly favoriteId: string }>(list: readonly T[]) =>
    list.toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    favoriteAddresses: inOrder(lists.favoriteAddresses),
    favoriteLines: inOrder(lists.favoriteLines),
    favoritePointOfInterests: inOrder(lists.favoritePointOfInterests),
    favoriteStopPoints: inOrder(lists.favoriteStopPoints),
  };
}

/**
 * Favourites in memory: empty until `load`, then those of `saved`; every change succeeds. New ones get the ids `saved-1`, `saved-2`
 * and so on. It does not detect duplicates, and shows no toasts.
 */
export function fakeFavourites(saved: Partial<FavouriteLists>, record: (call: FavouriteCall) => void): FakeFavourites {
  const state = createObservable<FavouritesState>({ loaded: false, lists: NONE });
  let made = 0;

  async function load(): Promise<void> {
    if (!state.get().loaded) state.set({ loaded: true, lists: { ...NONE, ...saved } });
  }

  async function putIn(favourite: NewFavourite, favoriteId: string): Promise<boolean> {
    await load();
    state.set({ loaded: true, lists: keep(state.get().lists, favourite, favoriteId) });
    return true;
  }

  return {
    state,
    load,
    add(favourite) {
      record({ call: 'favourite', action: 'add', favourite });
      made += 1;
      return putIn(favourite, `saved-${made}`);
    },
    change(favoriteId, favourite) {
      record({ call: 'favourite', action: 'change', favoriteId, favourite });
      return putIn(favourite, favoriteId);
    },
    async remove(favoriteId) {
      record({ call: 'favourite', action: 'remove', favoriteId });
      await load();
      state.set({ loaded: true, lists: without(state.get().lists, favoriteId) });
      return true;
    },
    async arrange(ids) {
      record({ call: 'favourite', action: 'arrange', ids });
      state.set({ loaded: true, lists: arranged(state.get().lists, ids) });
      return true;
    },
    changeWithUndo(changes) {
      const before = state.get();
      for (const { favoriteId, favourite } of changes)
        void (favoriteId === null ? this.add(favourite) : this.change(favoriteId, favourite));
      return () => {
        for (const { favoriteId } of changes) record({ call: 'favourite', action: 'undo', favoriteId });
        state.set(before);
      };
    },
    removeWithUndo(favoriteId) {
      const before = state.get();
      record({ call: 'favourite', action: 'remove', favoriteId });
      state.set({ loaded: true, lists: without(before.lists, favoriteId) });
      return () => {
        record({ call: 'favourite', action: 'undo', favoriteId });
        state.set(before);
      };
    },
  };
}
