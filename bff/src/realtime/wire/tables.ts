/**
 * The messages of GTFS Realtime with the fields that the backend reads, named in lower camel case as protobuf's JSON mapping does. The tests
 * compare them with the published schema.
 */
import { choice, count, double, flag, float, many, one, text, whole } from './table.ts';

export const FEED_HEADER = {
  gtfsRealtimeVersion: text(1),
  incrementality: choice(2, { FULL_DATASET: 0, DIFFERENTIAL: 1 }),
  timestamp: count(3),
};

export const TRIP_DESCRIPTOR = {
  tripId: text(1),
  startTime: text(2),
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

export const TRIP_UPDATE_STOP_TIME_EVENT = {
  delay: whole(1),
  time: whole(2),
  uncertainty: whole(3),
};

export const TRIP_UPDATE_STOP_TIME_UPDATE = {
  stopSequence: count(1),
  arrival: one(2, TRIP_UPDATE_STOP_TIME_EVENT),
  departure: one(3, TRIP_UPDATE_STOP_TIME_EVENT),
  stopId: text(4),
  scheduleRelationship: choice(5, { SCHEDULED: 0, SKIPPED: 1, NO_DATA: 2, UNSCHEDULED: 3 }),
};

export const VEHICLE_DESCRIPTOR = {
  id: text(1),
  label: text(2),
};

export const TRIP_UPDATE_TRIP_PROPERTIES = {
  tripId: text(1),
  startDate: text(2),
  startTime: text(3),
  tripHeadsign: text(5),
};

export const TRIP_UPDATE = {
  trip: one(1, TRIP_DESCRIPTOR),
  stopTimeUpdate: many(2, TRIP_UPDATE_STOP_TIME_UPDATE),
  vehicle: one(3, VEHICLE_DESCRIPTOR),
  timestamp: count(4),
  delay: whole(5),
  tripProperties: one(6, TRIP_UPDATE_TRIP_PROPERTIES),
};

export const POSITION = {
  latitude: float(1),
  longitude: float(2),
  bearing: float(3),
  odometer: double(4),
  speed: float(5),
};

export const VEHICLE_POSITION = {
  trip: one(1, TRIP_DESCRIPTOR),
  position: one(2, POSITION),
  currentStopSequence: count(3),
  currentStatus: choice(4, { INCOMING_AT: 0, STOPPED_AT: 1, IN_TRANSIT_TO: 2 }),
  timestamp: count(5),
  stopId: text(7),
  vehicle: one(8, VEHICLE_DESCRIPTOR),
};

export const TIME_RANGE = {
  start: count(1),
  end: count(2),
};

export const ENTITY_SELECTOR = {
  agencyId: text(1),
  routeId: text(2),
  routeType: whole(3),
  trip: one(4, TRIP_DESCRIPTOR),
  stopId: text(5),
  directionId: count(6),
};

export const TRANSLATED_STRING_TRANSLATION = {
  text: text(1),
  language: text(2),
};

export const TRANSLATED_STRING = {
  translation: many(1, TRANSLATED_STRING_TRANSLATION),
};

export const ALERT = {
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
  url: one(8, TRANSLATED_STRING),
  headerText: one(10, TRANSLATED_STRING),
  descriptionText: one(11, TRANSLATED_STRING),
  severityLevel: choice(14, { UNKNOWN_SEVERITY: 1, INFO: 2, WARNING: 3, SEVERE: 4 }),
};

export const FEED_ENTITY = {
  id: text(1),
  isDeleted: flag(2),
  tripUpdate: one(3, TRIP_UPDATE),
  vehicle: one(4, VEHICLE_POSITION),
  alert: one(5, ALERT),
};

export const FEED_MESSAGE = {
  header: one(1, FEED_HEADER),
  entity: many(2, FEED_ENTITY),
};
