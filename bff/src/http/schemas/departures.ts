import { Type } from 'typebox';
import { CALL_STATUSES, type CallStatus } from '../../timetable/calls.ts';
import { Accessibility, Instant, LineBadge, nullable } from './common.ts';
import { DirectionQuery, InstantOrNull, IntegerOrNull, LineWay } from './lines.ts';

export const Id = Type.String({ minLength: 1, maxLength: 300 });

const FromDatetime = Type.String({
  maxLength: 60,
  description: 'ISO 8601; without an offset it is wall-clock time in the network’s zone. Without it now.',
});

const Limit = Type.Integer({ minimum: 1, maximum: 50, default: 5, description: 'Departures of each group at most.' });

export const Status = Type.Unsafe<CallStatus>({
  type: 'string',
  enum: [...CALL_STATUSES],
  description: '`scheduled`: nothing is known beyond the timetable, which is not the same as on time.',
});

const departureFields = {
  tripId: Type.String(),
  /** `date` and `offset` of `/api/v1/trips/{id}`. */
  serviceDate: Type.String(),
  offset: Type.Integer(),
  stopPointId: Type.String(),
  /** Empty when the stop point has none. */
  platform: Type.String(),
  direction: LineWay,
  headsign: Type.String(),
  /** As expected now; of one that is not made, as in the timetable. */
  departureDateTime: Instant,
  /** Null for a run that the timetable does not have. */
  scheduledDepartureDateTime: InstantOrNull,
  status: Status,
  /** Late above 0, early below; null unless `live`. */
  delaySeconds: IntegerOrNull,
  /** Whether a wheelchair gets on here: the stop and the vehicle. */
  wheelchair: Accessibility,
  onDemand: Type.Boolean(),
  /** Of this service day by the timetable, among those it is grouped with. */
  isFirst: Type.Boolean(),
  isLast: Type.Boolean(),
};

export const StopDeparture = Type.Object(departureFields, { $id: 'StopDeparture' });

export const DepartureGroup = Type.Object(
  {
    direction: LineWay,
    /** Where they go: one when grouped by terminus, else all among the departures, the next first. */
    headsigns: Type.Array(Type.String()),
    /** By time. */
    departures: Type.Array(StopDeparture),
  },
  { $id: 'DepartureGroup' },
);

export const BOARD_REASONS = ['outside-timetable', 'nothing-leaves'] as const;
export type BoardReason = (typeof BOARD_REASONS)[number];

const Reason = Type.Unsafe<BoardReason | null>({
  type: ['string', 'null'],
  enum: [...BOARD_REASONS, null],
  description: 'Why there are no departures; null when there are some.',
});

/** Next departures per line: each line is there once, so that they can be keyed by its id. */
export const Schedules = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    /** Departures in this span were looked for. */
    from: Instant,
    until: Instant,
    reason: Reason,
    /** In the order of the network's signs; also those without departures in the span. */
    lines: Type.Array(Type.Object({ line: LineBadge, groups: Type.Array(DepartureGroup) }, { $id: 'LineDepartures' })),
  },
  { $id: 'Schedules' },
);

export const SchedulesQuery = Type.Object({
  groupedByTerminus: Type.Optional(
    Type.Unsafe<'true' | 'false'>({
      type: 'string',
      enum: ['true', 'false'],
      description: '`true`: a group for each terminus of a line; else for each of its directions.',
    }),
  ),
  fromDatetime: Type.Optional(FromDatetime),
  limit: Type.Optional(Limit),
});

export const DeparturesParams = Type.Object({ id: Id, lineId: Id });

export const DeparturesQuery = Type.Object({
  toStopPointId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Only those that go there; a stop area will do as well.',
    }),
  ),
  direction: Type.Optional(DirectionQuery),
  fromDatetime: Type.Optional(FromDatetime),
  limit: Type.Optional(Limit),
});

const Arrival = Type.Object(
  {
    stopPointId: Type.String(),
    platform: Type.String(),
    arrivalDateTime: Instant,
    scheduledArrivalDateTime: InstantOrNull,
    status: Status,
  },
  { $id: 'DepartureArrival' },
);

export const LineDeparturesAnswer = Type.Object(
  {
    line: LineBadge,
    from: Instant,
    until: Instant,
    reason: Reason,
    departures: Type.Array(
      Type.Object(
        {
          ...departureFields,
          /** Null when no destination was asked for. */
          arrival: nullable(Arrival),
        },
        { $id: 'DepartureOfLine' },
      ),
    ),
  },
  { $id: 'NextDepartures' },
);
