import { Type } from 'typebox';
import {
  FavoriteBody,
  FavoriteDeleteQuery,
  FavoriteEntry,
  FavoriteLists,
  FavoriteOrderBody,
  FavoriteParams,
  FavoriteSynchronizeBody,
  FavoriteSynchronized,
} from '../favourites.ts';
import { KEYED_SIGNED_IN, SIGNED_IN_PROBLEMS } from './access.ts';
import { operation } from './operation.ts';

/** Problems with the favourite that a call sends. */
const DRAFT_PROBLEMS = [
  ...SIGNED_IN_PROBLEMS,
  'loading',
  'incomplete-favourite',
  'invalid-favourite',
  'unknown-field',
  'unknown-stop',
  'unknown-line',
] as const;

export const listFavorites = operation({
  id: 'listFavorites',
  tag: 'favourites',
  summary: 'All favourites of the person who is signed in',
  description: 'Whether each is still in the timetable is looked up now.',
  security: KEYED_SIGNED_IN,
  answers: 'Four lists, each in the order of the person.',
  response: { 200: FavoriteLists },
  problems: [...SIGNED_IN_PROBLEMS, 'loading'],
});

export const addFavorite = operation({
  id: 'addFavorite',
  tag: 'favourites',
  summary: 'Adds a favourite',
  description:
    'A `LINE` and a `STOP_POINT`, with its `lineIds`, must be in the timetable: else 400 `unknown-line` or `unknown-stop`. An `ADDRESS` and every other type, e.g. `POI`, are taken as they are, because points of interest come and go with their sources. There can be 200 of each, and one address that is `HOME` and one that is `WORK`: the one before becomes `OTHER`.',
  security: KEYED_SIGNED_IN,
  body: FavoriteBody,
  answers: { 200: 'The one that is there already and is the same.', 201: 'The favourite that was added.' },
  response: { 200: FavoriteEntry, 201: FavoriteEntry },
  problems: [...DRAFT_PROBLEMS, 'too-many-favourites', 'favourite-deleted'],
});

export const changeFavorite = operation({
  id: 'changeFavorite',
  tag: 'favourites',
  summary: 'Changes an address or a stop, or renames another favourite',
  description:
    'Send all of it: what is left out is gone. The type stays, and of others than addresses and stops the id; a line cannot be changed. A change older than what the account has, by its `changedAt`, changes nothing. Ids that change are looked up as when a favourite is added.',
  security: KEYED_SIGNED_IN,
  params: FavoriteParams,
  body: FavoriteBody,
  answers: 'The favourite as it is now.',
  response: { 200: FavoriteEntry },
  problems: [...DRAFT_PROBLEMS, 'not-changeable', 'favourite-not-found', 'same-favourite'],
});

export const deleteFavorite = operation({
  id: 'deleteFavorite',
  tag: 'favourites',
  summary: 'Deletes a favourite',
  description: 'Of any type.',
  security: KEYED_SIGNED_IN,
  params: FavoriteParams,
  querystring: FavoriteDeleteQuery,
  answers: 'Deleted. There is no body.',
  response: { 204: Type.Null() },
  problems: [...SIGNED_IN_PROBLEMS, 'invalid-favourite', 'favourite-not-found', 'favourite-changed'],
});

export const orderFavorites = operation({
  id: 'orderFavorites',
  tag: 'favourites',
  summary: 'Puts the favourites in order',
  description:
    'The named ones come first, in this order; others, added on another device, stay behind them in theirs. Ids of favourites that are gone are ignored. An order older than the last one, by its `changedAt`, changes nothing.',
  security: KEYED_SIGNED_IN,
  body: FavoriteOrderBody,
  answers: 'All favourites as they are now.',
  response: { 200: FavoriteLists },
  problems: [...SIGNED_IN_PROBLEMS, 'loading', 'invalid-favourite'],
});

export const synchronizeFavorites = operation({
  id: 'synchronizeFavorites',
  tag: 'favourites',
  summary: 'Adds the favourites that a device has stored',
  description:
    'Takes the lists as `listFavorites` answers them. What is there already stays as it is, unless the `updatedAt` of the entry is later; an entry that cannot be taken does not keep the others out. Sending it again changes nothing.',
  security: KEYED_SIGNED_IN,
  body: FavoriteSynchronizeBody,
  answers: 'All favourites as they are now, and the entries that were not taken.',
  response: { 200: FavoriteSynchronized },
  problems: [...SIGNED_IN_PROBLEMS, 'loading'],
});
