/** Types of GTFS Realtime 2.0 messages, with the fields of tables.ts. */

import type { Message } from './table.ts';
import type {
  ALERT,
  ENTITY_SELECTOR,
  FEED_ENTITY,
  FEED_MESSAGE,
  TRANSLATED_STRING,
  TRIP_DESCRIPTOR,
  TRIP_UPDATE,
  TRIP_UPDATE_STOP_TIME_EVENT,
  TRIP_UPDATE_STOP_TIME_UPDATE,
  VEHICLE_POSITION,
} from './tables.ts';

export type FeedMessage = Message<typeof FEED_MESSAGE>;
export type FeedEntity = Message<typeof FEED_ENTITY>;
export type TripUpdate = Message<typeof TRIP_UPDATE>;
/** `startTime` is `HH:MM:SS`, `startDate` is `YYYYMMDD`. */
export type TripDescriptor = Message<typeof TRIP_DESCRIPTOR>;
export type StopTimeUpdate = Message<typeof TRIP_UPDATE_STOP_TIME_UPDATE>;
export type StopTimeEvent = Message<typeof TRIP_UPDATE_STOP_TIME_EVENT>;
export type WireVehicle = Message<typeof VEHICLE_POSITION>;
export type WireAlert = Message<typeof ALERT>;
export type EntitySelector = Message<typeof ENTITY_SELECTOR>;
export type TranslatedText = Message<typeof TRANSLATED_STRING>;
