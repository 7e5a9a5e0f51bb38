export type { KeptPlace } from './favourites.ts';
export {
  favoriteIdOf,
  favouriteAgain,
  favouriteOf,
  fixedPlace,
  keptPlaces,
  namelessIds,
} from './favourites.ts';
export { placeIcon } from './field/placeIcon.ts';
export type { HistoryOptions, PlaceHistory } from './history.ts';
export { createPlaceHistory, HISTORY_SIZE } from './history.ts';
export { loadPlacesMessages } from './loadMessages.ts';
export type { Locate, LocateCode } from './locate.ts';
export { createLocate, LocateFailure } from './locate.ts';
export type { NormaliseOptions } from './normalise.ts';
export { placeFrom, placesFrom } from './normalise.ts';
export type { Place, PlaceLine, Position } from './place.ts';
export {
  isUserPosition,
  latLon,
  MY_POSITION_TITLE,
  placeText,
  placeTitle,
  samePlace,
  sameSpot,
  USER_POSITION,
} from './place.ts';
export type { PlaceSearch, PlaceSearchState } from './search.ts';
export { createPlaceSearch } from './search.ts';
