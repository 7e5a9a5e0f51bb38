/**
 * The fields of GTFS Realtime that the backend reads, by message, named in lower camel case as protobuf's JSON mapping does. After a change here,
 * `node bff/src/realtime/wire/generate.ts` writes generated.ts again.
 */
export const READ_FIELDS: Readonly<Record<string, readonly string[]>> = {
  FeedMessage: ['header', 'entity'],
  FeedHeader: ['gtfsRealtimeVersion', 'incrementality', 'timestamp'],
  FeedEntity: ['id', 'isDeleted', 'tripUpdate', 'vehicle', 'alert'],
  TripUpdate: ['trip', 'stopTimeUpdate', 'vehicle', 'timestamp', 'delay', 'tripProperties'],
  'TripUpdate.StopTimeUpdate': ['stopSequence', 'arrival', 'departure', 'stopId', 'scheduleRelationship'],
  'TripUpdate.StopTimeEvent': ['delay', 'time', 'uncertainty'],
  'TripUpdate.TripProperties': ['tripId', 'startDate', 'startTime', 'tripHeadsign'],
  TripDescriptor: ['tripId', 'startTime', 'startDate', 'scheduleRelationship', 'routeId', 'directionId'],
  VehicleDescriptor: ['id', 'label'],
  VehiclePosition: ['trip', 'position', 'currentStopSequence', 'currentStatus', 'timestamp', 'stopId', 'vehicle'],
  Position: ['latitude', 'longitude', 'bearing', 'odometer', 'speed'],
  Alert: ['activePeriod', 'informedEntity', 'cause', 'effect', 'url', 'headerText', 'descriptionText', 'severityLevel'],
  TimeRange: ['start', 'end'],
  EntitySelector: ['agencyId', 'routeId', 'routeType', 'trip', 'stopId', 'directionId'],
  TranslatedString: ['translation'],
  'TranslatedString.Translation': ['text', 'language'],
};
