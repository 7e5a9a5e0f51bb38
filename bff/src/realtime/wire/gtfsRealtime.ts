/** The messages of GTFS Realtime 2.0, as far as they are of use here. Numbers are those of the specification. */
import { choice, count, double, flag, float, type Message, many, one, text, whole } from './table.ts';

const TRIP = {
  tripId: text(1),
  /** `HH:MM:SS`. */
  startTime: text(2),
  /** `YYYYMMDD`. */
  startDate: text(3),
  scheduleRelationship: choice(4, {
    SCHEDULED: 0,
    ADDED: 1,
    UNSCHEDULED: 2,
    CANCELED: 3,
    REPLACEMENT: 5,
    DUPLICATED: 6,
    DELETED: 7,
    NEW: 8,
  }),
  routeId: text(5),
  directionId: count(6),
};
export type TripDescriptor = Message<typeof TRIP>;

const VEHICLE = { id: text(1), label: text(2) };

const STOP_TIME_EVENT = { delay: whole(1), time: whole(2), uncertainty: whole(3) };
export type StopTimeEvent = Message<typeof STOP_TIME_EVENT>;

const STOP_TIME_UPDATE = {
  stopSequence: count(1),
  arrival: one(2, STOP_TIME_EVENT),
  departure: one(3, STOP_TIME_EVENT),
  stopId: text(4),
  scheduleRelationship: choice(5, { SCHEDULED: 0, SKIPPED: 1, NO_DATA: 2, UNSCHEDULED: 3 }),
};
export type StopTimeUpdate = Message<typeof STOP_TIME_UPDATE>;

const TRIP_PROPERTIES = { tripId: text(1), startDate: text(2), startTime: text(3), tripHeadsign: text(5) };

const TRIP_UPDATE = {
  trip: one(1, TRIP),
  stopTimeUpdate: many(2, STOP_TIME_UPDATE),
  vehicle: one(3, VEHICLE),
  timestamp: count(4),
  delay: whole(5),
  tripProperties: one(6, TRIP_PROPERTIES),
};
export type TripUpdate = Message<typeof TRIP_UPDATE>;

const POSITION = { latitude: float(1), longitude: float(2), bearing: float(3), odometer: double(4), speed: float(5) };

const VEHICLE_POSITION = {
  trip: one(1, TRIP),
  position: one(2, POSITION),
  currentStopSequence: count(3),
  currentStatus: choice(4, { INCOMING_AT: 0, STOPPED_AT: 1, IN_TRANSIT_TO: 2 }),
  timestamp: count(5),
  stopId: text(7),
  vehicle: one(8, VEHICLE),
};
export type WireVehicle = Message<typeof VEHICLE_POSITION>;

const TIME_RANGE = { start: count(1), end: count(2) };

const ENTITY_SELECTOR = {
  agencyId: text(1),
  routeId: text(2),
  routeType: whole(3),
  trip: one(4, TRIP),
  stopId: text(5),
  directionId: count(6),
};
export type EntitySelector = Message<typeof ENTITY_SELECTOR>;

const TRANSLATED = { translation: many(1, { text: text(1), language: text(2) }) };
export type TranslatedText = Message<typeof TRANSLATED>;

const ALERT = {
  activePeriod: many(1, TIME_RANGE),
  informedEntity: many(5, ENTITY_SELECTOR),
  cause: choice(6, {
    UNKNOWN_CAUSE: 1,
    OTHER_CAUSE: 2,
    TECHNICAL_PROBLEM: 3,
    STRIKE: 4,
    DEMONSTRATION: 5,
    ACCIDENT: 6,
    HOLIDAY: 7,
    WEATHER: 8,
    MAINTENANCE: 9,
    CONSTRUCTION: 10,
    POLICE_ACTIVITY: 11,
    MEDICAL_EMERGENCY: 12,
  }),
  effect: choice(7, {
    NO_SERVICE: 1,
    REDUCED_SERVICE: 2,
    SIGNIFICANT_DELAYS: 3,
    DETOUR: 4,
    ADDITIONAL_SERVICE: 5,
    MODIFIED_SERVICE: 6,
    OTHER_EFFECT: 7,
    UNKNOWN_EFFECT: 8,
    STOP_MOVED: 9,
    NO_EFFECT: 10,
    ACCESSIBILITY_ISSUE: 11,
  }),
  url: one(8, TRANSLATED),
  headerText: one(10, TRANSLATED),
  descriptionText: one(11, TRANSLATED),
  severityLevel: choice(14, { UNKNOWN_SEVERITY: 1, INFO: 2, WARNING: 3, SEVERE: 4 }),
};
export type WireAlert = Message<typeof ALERT>;

const ENTITY = {
  id: text(1),
  isDeleted: flag(2),
  tripUpdate: one(3, TRIP_UPDATE),
  vehicle: one(4, VEHICLE_POSITION),
  alert: one(5, ALERT),
};

const HEADER = {
  gtfsRealtimeVersion: text(1),
  incrementality: choice(2, { FULL_DATASET: 0, DIFFERENTIAL: 1 }),
  timestamp: count(3),
};

export const FEED_MESSAGE = { header: one(1, HEADER), entity: many(2, ENTITY) };
export type FeedMessage = Message<typeof FEED_MESSAGE>;
export type FeedEntity = Message<typeof ENTITY>;
