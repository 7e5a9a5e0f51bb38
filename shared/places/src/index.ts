export type { Place, Position } from '@halte/contract/trip';
export {
  isUserPosition,
  latLon,
  MY_POSITION_TITLE,
  placeFrom,
  samePlace,
  USER_POSITION,
} from '@halte/contract/trip';
export { loadPlacesMessages } from './loadMessages.ts';
export type { DevicePosition } from './places/devicePosition.ts';
export { devicePosition, isLocatingGranted } from './places/devicePosition.ts';
export { distanceMetres, METRES_PER_DEGREE } from './places/distance.ts';
export type { SavedPlace } from './places/favourites.ts';
export {
  favoriteIdOf,
  favouriteAgain,
  favouriteOf,
  fixedPlace,
  namelessIds,
  ownFavourite,
  savedPlaces,
} from './places/favourites.ts';
export type { PlaceHistory } from './places/history.ts';
export { createPlaceHistory } from './places/history.ts';
export type { Locate } from './places/locate.ts';
export { createLocate } from './places/locate.ts';
export type { LocateCode } from './places/locateFailure.ts';
export { LocateFailure } from './places/locateFailure.ts';
export { placeTitle, sameSpot } from './places/place.ts';
export type { Address, PointWords } from './places/placeOfPoint.ts';
export { placeOfPoint, rounded } from './places/placeOfPoint.ts';
export type { End } from './places/queryOfEnd.ts';
export { queryOfEnd, queryOfVia } from './places/queryOfEnd.ts';
