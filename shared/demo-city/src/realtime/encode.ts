/** Writes GTFS Realtime 2.0 messages as protobuf: the fields that this city publishes, under the numbers of the specification. */
import { PbfWriter } from 'pbf';

export interface TripDescriptor {
  readonly tripId: string;
  /** `HH:MM:SS`; only for trips that run by headway. */
  readonly startTime?: string;
  /** `YYYYMMDD`. */
  readonly startDate: string;
  readonly scheduleRelationship?: keyof typeof TRIP_RELATIONSHIPS;
  readonly routeId: string;
  readonly directionId: number;
}

/** Whole seconds: a delay, or an instant. */
interface StopTimeEvent {
  readonly delay?: number;
  readonly time?: number;
}

export interface StopTimeUpdate {
  readonly stopSequence: number;
  readonly stopId: string;
  readonly arrival?: StopTimeEvent;
  readonly departure?: StopTimeEvent;
  readonly scheduleRelationship?: keyof typeof STOP_RELATIONSHIPS;
}

interface TripUpdate {
  readonly trip: TripDescriptor;
  readonly stopTimeUpdate?: readonly StopTimeUpdate[];
  readonly vehicleId?: string;
  readonly tripHeadsign?: string;
}

export interface VehiclePosition {
  readonly trip: TripDescriptor;
  readonly latitude: number;
  readonly longitude: number;
  readonly bearing: number;
  readonly currentStopSequence: number;
  readonly currentStatus: keyof typeof VEHICLE_STATUSES;
  readonly timestamp: number;
  readonly stopId: string;
  readonly vehicleId: string;
  readonly vehicleLabel: string;
}

export interface Translation {
  readonly text: string;
  readonly language: string;
}

export interface Alert {
  readonly activePeriod: readonly { readonly start: number; readonly end: number }[];
  readonly informedEntity: readonly { readonly routeId: string; readonly stopId?: string }[];
  readonly cause: keyof typeof CAUSES;
  readonly effect: keyof typeof EFFECTS;
  readonly severityLevel: keyof typeof SEVERITIES;
  readonly headerText: readonly Translation[];
  readonly descriptionText: readonly Translation[];
}

export type FeedEntity = { readonly id: string } & (
  | { readonly tripUpdate: TripUpdate }
  | { readonly vehicle: VehiclePosition }
  | { readonly alert: Alert }
);

const TRIP_RELATIONSHIPS = { ADDED: 1, CANCELED: 3 } as const;
const STOP_RELATIONSHIPS = { SKIPPED: 1 } as const;
const VEHICLE_STATUSES = { STOPPED_AT: 1, IN_TRANSIT_TO: 2 } as const;
const CAUSES = { OTHER_CAUSE: 2, TECHNICAL_PROBLEM: 3, HOLIDAY: 7, WEATHER: 8, CONSTRUCTION: 10 } as const;
const EFFECTS = {
  REDUCED_SERVICE: 2,
  SIGNIFICANT_DELAYS: 3,
  DETOUR: 4,
  MODIFIED_SERVICE: 6,
  OTHER_EFFECT: 7,
  STOP_MOVED: 9,
  ACCESSIBILITY_ISSUE: 11,
} as const;
const SEVERITIES = { INFO: 2, WARNING: 3 } as const;
const FULL_DATASET = 0;

/** A message with the full data set, written at an instant. */
export function encodeFeedMessage(entities: readonly FeedEntity[], at: number): Uint8Array {
  const message = new PbfWriter();
  message.writeMessage(1, writeHeader, at);
  for (const entity of entities) message.writeMessage(2, writeEntity, entity);
  return message.finish();
}

function writeHeader(at: number, pbf: PbfWriter): void {
  pbf.writeStringField(1, '2.0');
  pbf.writeVarintField(2, FULL_DATASET);
  pbf.writeVarintField(3, at);
}

function writeEntity(entity: FeedEntity, pbf: PbfWriter): void {
  pbf.writeStringField(1, entity.id);
  if ('tripUpdate' in entity) pbf.writeMessage(3, writeTripUpdate, entity.tripUpdate);
  else if ('vehicle' in entity) pbf.writeMessage(4, writeVehiclePosition, entity.vehicle);
  else pbf.writeMessage(5, writeAlert, entity.alert);
}

function writeTripUpdate({ trip, stopTimeUpdate = [], vehicleId, tripHeadsign }: TripUpdate, pbf: PbfWriter): void {
  pbf.writeMessage(1, writeTrip, trip);
  for (const update of stopTimeUpdate) pbf.writeMessage(2, writeStopTimeUpdate, update);
  if (vehicleId !== undefined) pbf.writeMessage(3, writeVehicleDescriptor, { id: vehicleId });
  if (tripHeadsign !== undefined) pbf.writeMessage(6, writeTripProperties, tripHeadsign);
}

function writeTrip(trip: TripDescriptor, pbf: PbfWriter): void {
  pbf.writeStringField(1, trip.tripId);
  if (trip.startTime !== undefined) pbf.writeStringField(2, trip.startTime);
  pbf.writeStringField(3, trip.startDate);
  if (trip.scheduleRelationship) pbf.writeVarintField(4, TRIP_RELATIONSHIPS[trip.scheduleRelationship]);
  pbf.writeStringField(5, trip.routeId);
  pbf.writeVarintField(6, trip.directionId);
}

function writeTripProperties(tripHeadsign: string, pbf: PbfWriter): void {
  pbf.writeStringField(5, tripHeadsign);
}

function writeStopTimeUpdate(update: StopTimeUpdate, pbf: PbfWriter): void {
  pbf.writeVarintField(1, update.stopSequence);
  if (update.arrival) pbf.writeMessage(2, writeStopTimeEvent, update.arrival);
  if (update.departure) pbf.writeMessage(3, writeStopTimeEvent, update.departure);
  pbf.writeStringField(4, update.stopId);
  if (update.scheduleRelationship) pbf.writeVarintField(5, STOP_RELATIONSHIPS[update.scheduleRelationship]);
}

function writeStopTimeEvent({ delay, time }: StopTimeEvent, pbf: PbfWriter): void {
  if (delay !== undefined) pbf.writeVarintField(1, delay);
  if (time !== undefined) pbf.writeVarintField(2, time);
}

function writeVehicleDescriptor({ id, label }: { id: string; label?: string }, pbf: PbfWriter): void {
  pbf.writeStringField(1, id);
  if (label !== undefined) pbf.writeStringField(2, label);
}

function writeVehiclePosition(vehicle: VehiclePosition, pbf: PbfWriter): void {
  pbf.writeMessage(1, writeTrip, vehicle.trip);
  pbf.writeMessage(2, writePosition, vehicle);
  pbf.writeVarintField(3, vehicle.currentStopSequence);
  pbf.writeVarintField(4, VEHICLE_STATUSES[vehicle.currentStatus]);
  pbf.writeVarintField(5, vehicle.timestamp);
  pbf.writeStringField(7, vehicle.stopId);
  pbf.writeMessage(8, writeVehicleDescriptor, { id: vehicle.vehicleId, label: vehicle.vehicleLabel });
}

function writePosition({ latitude, longitude, bearing }: VehiclePosition, pbf: PbfWriter): void {
  pbf.writeFloatField(1, latitude);
  pbf.writeFloatField(2, longitude);
  pbf.writeFloatField(3, bearing);
}

function writeAlert(alert: Alert, pbf: PbfWriter): void {
  for (const period of alert.activePeriod) pbf.writeMessage(1, writeTimeRange, period);
  for (const entity of alert.informedEntity) pbf.writeMessage(5, writeEntitySelector, entity);
  pbf.writeVarintField(6, CAUSES[alert.cause]);
  pbf.writeVarintField(7, EFFECTS[alert.effect]);
  pbf.writeMessage(10, writeTranslations, alert.headerText);
  pbf.writeMessage(11, writeTranslations, alert.descriptionText);
  pbf.writeVarintField(14, SEVERITIES[alert.severityLevel]);
}

function writeTimeRange({ start, end }: Alert['activePeriod'][number], pbf: PbfWriter): void {
  pbf.writeVarintField(1, start);
  pbf.writeVarintField(2, end);
}

function writeEntitySelector({ routeId, stopId }: Alert['informedEntity'][number], pbf: PbfWriter): void {
  pbf.writeStringField(2, routeId);
  if (stopId !== undefined) pbf.writeStringField(5, stopId);
}

function writeTranslations(translations: readonly Translation[], pbf: PbfWriter): void {
  for (const translation of translations) pbf.writeMessage(1, writeTranslation, translation);
}

function writeTranslation({ text, language }: Translation, pbf: PbfWriter): void {
  pbf.writeStringField(1, text);
  pbf.writeStringField(2, language);
}
