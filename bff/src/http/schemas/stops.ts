import { Type } from 'typebox';
import { AlertAnswer } from './alerts.ts';
import { Accessibility, Instant, Latitude, LineBadge, Longitude, nullable } from './common.ts';
import { Id, Status } from './departures.ts';
import { DateQuery, DirectionQuery, InstantOrNull, IntegerOrNull, LineWay, timetableFields } from './lines.ts';

export const StopTimetableQuery = Type.Object({
  lineId: Id,
  direction: Type.Optional(DirectionQuery),
  date: Type.Optional(DateQuery),
});

/** The timetable at the pole. */
export const StopTimetable = Type.Object(
  {
    ...timetableFields,
    /** Null when both were asked for. */
    direction: nullable(LineWay),
    /** Where the vehicles go, the most frequent first; departures name them by their place here. */
    destinations: Type.Array(Type.String()),
    hours: Type.Array(
      Type.Object(
        {
          /** Civil date and hour on the clock; the hour that a night in autumn has twice is there twice. */
          date: Type.String(),
          hour: Type.Integer(),
          departures: Type.Array(
            Type.Object(
              {
                departureDateTime: Instant,
                tripId: Type.String(),
                offset: Type.Integer(),
                direction: LineWay,
                destination: Type.Integer(),
                wheelchair: Accessibility,
                headwaySeconds: IntegerOrNull,
              },
              { $id: 'PoleDeparture' },
            ),
          ),
        },
        { $id: 'PoleHour' },
      ),
    ),
  },
  { $id: 'StopTimetable' },
);

export const StopAreaDetail = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    /** Empty where it is not known. */
    city: Type.String(),
    postCode: Type.String(),
    lat: Latitude,
    lon: Longitude,
    wheelchair: Accessibility,
    stopPoints: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          name: Type.String(),
          code: Type.String(),
          platform: Type.String(),
          lat: Latitude,
          lon: Longitude,
          wheelchair: Accessibility,
          lineIds: Type.Array(Type.String()),
        },
        { $id: 'StopAreaPoint' },
      ),
    ),
    /** In the order of the network's signs, with where their vehicles go from here, the most frequent first. */
    lines: Type.Array(
      Type.Object(
        {
          line: LineBadge,
          directions: Type.Array(Type.Object({ direction: LineWay, headsigns: Type.Array(Type.String()) })),
        },
        { $id: 'StopAreaLine' },
      ),
    ),
    /** Within a short walk, the nearest first. */
    near: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          name: Type.String(),
          lat: Latitude,
          lon: Longitude,
          /** On foot, about. */
          metres: Type.Integer(),
          seconds: Type.Integer(),
          lines: Type.Array(LineBadge),
        },
        { $id: 'StopAreaNear' },
      ),
    ),
    /** Of the next seven days, the most severe first. */
    alerts: Type.Array(AlertAnswer),
  },
  { $id: 'StopAreaDetail' },
);

export const RunQuery = Type.Object({
  date: Type.Optional(DateQuery),
  offset: Type.Optional(
    Type.Integer({
      minimum: -200_000,
      maximum: 400_000,
      description: 'Names one run of a trip by headway, as told with it. Without it the first of the day.',
    }),
  ),
});

/** One halt of a run. */
const RunCall = Type.Object(
  {
    stopPointId: Type.String(),
    stopAreaId: Type.String(),
    name: Type.String(),
    platform: Type.String(),
    lat: Latitude,
    lon: Longitude,
    arrivalDateTime: Instant,
    departureDateTime: Instant,
    scheduledArrivalDateTime: InstantOrNull,
    scheduledDepartureDateTime: InstantOrNull,
    status: Status,
    /** Of its departure, at the last stop of its arrival; null unless `live`. */
    delaySeconds: IntegerOrNull,
    boarding: Type.Boolean(),
    alighting: Type.Boolean(),
    wheelchair: Accessibility,
  },
  { $id: 'RunCall' },
);

export const Run = Type.Object(
  {
    tripId: Type.String(),
    serviceDate: Type.String(),
    offset: Type.Integer(),
    line: LineBadge,
    direction: LineWay,
    headsign: Type.String(),
    wheelchair: Accessibility,
    onDemand: Type.Boolean(),
    /** Seconds from one vehicle to the next where the timetable only tells how often they come. */
    headwaySeconds: IntegerOrNull,
    calls: Type.Array(RunCall),
    /** `[lat, lon]` pairs along the way. */
    geometry: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })),
    alerts: Type.Array(AlertAnswer),
  },
  { $id: 'Run' },
);
