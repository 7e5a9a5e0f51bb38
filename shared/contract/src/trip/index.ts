export type { Choice } from './choices.ts';
export { afterChoice, withModesSelected } from './choices.ts';
export { later, nextWholeMinute, readDateTime, wholeMinute, writeDateTime } from './dateTime.ts';
export type { Values } from './effective.ts';
export { effectiveIn, overridden, overrideNameOf, splitModes, valuesOf } from './effective.ts';
export { KEPT_TRIP_KEY } from './keptTrip.ts';
export type { Place, PlaceLine, Position } from './place.ts';
export {
  isLocated,
  isUserPosition,
  latLon,
  MY_POSITION_TITLE,
  samePlace,
  USER_POSITION,
} from './place.ts';
export { placeFrom, placesFrom } from './placeFrom.ts';
export type {
  Criterion,
  ModeOption,
  Option,
  OptionName,
  Preferences,
  Section,
  Slider,
  Toggle,
} from './preferences.ts';
export { isUnlimited, mapOptions } from './preferences.ts';
export { overridesIn, queryOfTrip, TRIP_KEYS, tripFromQuery } from './query.ts';
export { minimumReturn, withReturnAfter } from './returnTime.ts';
export type { SearchBody } from './searchBody.ts';
export { searchBody } from './searchBody.ts';
export { searchOfAddress } from './searchOfAddress.ts';
export type { SearchOptions } from './searchOptions.ts';
export { searchOptionsOf } from './searchOptions.ts';
export type { WalkQuestion } from './storedWalk.ts';
export { OWN_PREFERENCES_KEY, storedWalkQuestion } from './storedWalk.ts';
export type { DateChoice, Trip, TripType } from './trip.ts';
export { emptyTrip, TRIP_TYPE } from './trip.ts';
