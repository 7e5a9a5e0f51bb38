import { Type } from 'typebox';
import { Booking } from './booking.ts';
import { Accessibility, Id, LineBadge } from './common.ts';
import { about, day, flag, instant, list, nullable, oneOf, reason, text, whole } from './fields.ts';
import { DirectionQuery, HeadwaySeconds, LineWay } from './lineWay.ts';
import { Status } from './status.ts';

const FromDatetime = text(
  'From when on, ISO 8601; without an offset it is the time on the network’s clocks. Without it: now.',
  '2026-11-23T08:00',
  { maxLength: 60 },
);

const Limit = whole('Departures of each group at most.', 5, { minimum: 1, maximum: 50, default: 5 });

const departureFields = {
  tripId: text('Id of the trip, for `/api/v1/trips/{id}`.', 'A-out-480'),
  serviceDate: day(
    'Service day of the trip: `date` of `/api/v1/trips/{id}`. What leaves after midnight keeps the day before.',
  ),
  offset: whole('`offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0.', 0),
  stopPointId: text('The stop point where it leaves.', 'Gare:1'),
  platform: text('What stands on its sign. Empty where it has none.', '1'),
  direction: LineWay,
  headsign: text('Where it goes, as on the vehicle.', 'Université'),
  departureDateTime: instant('When it leaves, as expected now; of one that is not made, as in the timetable.'),
  scheduledDepartureDateTime: nullable(
    instant(
      'When it leaves by the timetable. Null for a trip that the timetable does not have.',
      '2026-11-23T08:00:00+01:00',
    ),
  ),
  status: Status,
  delaySeconds: nullable(whole('Seconds it is late; negative when early. Null unless `status` is `live`.', 120)),
  wheelchair: about(Accessibility, 'Whether a wheelchair gets on here: the stop and the vehicle.'),
  onDemand: flag('Whether it runs only for those who have booked.', false),
  headwaySeconds: HeadwaySeconds,
  booking: Type.Optional(about(Booking, 'What has to be arranged to get on here. Absent where nothing has to be.')),
  isFirst: flag('Whether it is the first of this service day by the timetable, among those it is grouped with.', false),
  isLast: flag('Whether it is the last of this service day by the timetable, among those it is grouped with.', false),
};

export const StopDeparture = Type.Object(departureFields, {
  $id: 'StopDeparture',
  description: 'One vehicle that leaves a stop.',
});

export const DepartureGroup = Type.Object(
  {
    direction: LineWay,
    headsigns: list(
      text('A destination.', 'Université'),
      'Where they go: one when grouped by terminus, else all among the departures, the next first.',
    ),
    departures: list(StopDeparture, 'By time. Those that are cancelled or skipped are among them.'),
    day: Type.Optional(
      Type.Object(
        {
          first: instant('When the first one leaves.', '2026-11-23T05:12:00+01:00'),
          last: instant('When the last one leaves, also after midnight.', '2026-11-24T00:36:00+01:00'),
        },
        {
          description:
            'By the timetable, of the service day of the next departure. Left out where the timetable has none.',
        },
      ),
    ),
  },
  { $id: 'DepartureGroup', description: 'The departures of one direction or to one terminus.' },
);

const BOARD_REASONS = ['outside-timetable', 'nothing-leaves'] as const;
export type BoardReason = (typeof BOARD_REASONS)[number];

const Reason = reason(BOARD_REASONS, 'Why there are no departures. Null when there are some.');

const span = {
  from: instant('Departures were looked for from this time on.', '2026-11-23T08:00:00+01:00'),
  until: instant('And until this time.', '2026-11-24T08:00:00+01:00'),
  reason: Reason,
};

/** Next departures per line: each line occurs once, so that entries can be keyed by its id. */
export const Schedules = Type.Object(
  {
    id: text('The id that was requested.', 'Gare:1'),
    name: text('What the stop is called.', 'Gare'),
    ...span,
    lines: list(
      Type.Object(
        {
          line: LineBadge,
          groups: list(DepartureGroup, 'Its departures by direction, or by terminus if that was requested.'),
        },
        { $id: 'LineDepartures', description: 'The departures of one line.' },
      ),
      'In the order of the network’s signs; also those without departures in the span.',
    ),
  },
  { $id: 'Schedules', description: 'The next departures of a stop, by line.' },
);

export const SchedulesQuery = Type.Object({
  groupedByTerminus: Type.Optional(
    oneOf(['true', 'false'], '`true`: a group for each terminus of a line; else for each of its directions.', 'false'),
  ),
  fromDatetime: Type.Optional(FromDatetime),
  limit: Type.Optional(Limit),
});

export const DeparturesParams = Type.Object({
  id: about(Id, 'Id of a stop point or a stop area.'),
  lineId: text('Id of a line that stops there.', 'A', { minLength: 1, maxLength: 300 }),
});

export const DeparturesQuery = Type.Object({
  toStopPointId: Type.Optional(
    text('Only those that go to this stop point or stop area, with their arrival there.', 'Centre:1', {
      minLength: 1,
      maxLength: 300,
    }),
  ),
  direction: Type.Optional(DirectionQuery),
  fromDatetime: Type.Optional(FromDatetime),
  limit: Type.Optional(Limit),
});

const Arrival = Type.Object(
  {
    stopPointId: text('The stop point where it arrives.', 'Centre:1'),
    platform: text('What stands on its sign. Empty where it has none.', '2'),
    arrivalDateTime: instant('When it arrives, as expected now.', '2026-11-23T08:06:00+01:00'),
    scheduledArrivalDateTime: nullable(
      instant('By the timetable. Null for a trip that the timetable does not have.', '2026-11-23T08:04:00+01:00'),
    ),
    status: Status,
    booking: Type.Optional(about(Booking, 'What has to be arranged to get off there. Absent where nothing has to be.')),
  },
  { $id: 'DepartureArrival', description: 'When a departure arrives at the stop that was requested.' },
);

export const LineDeparturesAnswer = Type.Object(
  {
    line: LineBadge,
    ...span,
    departures: list(
      Type.Object(
        {
          ...departureFields,
          arrival: nullable(Arrival, 'Its arrival at `toStopPointId`. Null when it was not requested.'),
        },
        { $id: 'DepartureOfLine', description: 'One vehicle of the line that leaves the stop.' },
      ),
      'By time.',
    ),
  },
  { $id: 'NextDepartures', description: 'The next departures of one line at a stop.' },
);
