import { Latitude, LineBadge, Longitude, Mode } from '@halte/engine/api/common';
import { decimal, instant, list, nullable, text, whole } from '@halte/engine/api/fields';
import { LineWay } from '@halte/engine/api/lineWay';
import { Type } from 'typebox';

export const VehiclesQuery = Type.Object({
  lineId: Type.Optional(text('Only the vehicles of this line.', 'A', { minLength: 1, maxLength: 300 })),
  mode: Type.Optional(
    Type.Array(Mode, {
      maxItems: 20,
      description: 'Only the vehicles of lines of these modes, the name repeated for each; without it: all.',
      examples: [['tram']],
    }),
  ),
});

export const Vehicle = Type.Object(
  {
    id: text('Id of the vehicle in its source.', 'tram-07'),
    label: text('What is written on it. Empty where it is not published.', '07'),
    lat: Latitude,
    lon: Longitude,
    bearing: nullable(
      decimal('Degrees clockwise from north. Null where it is not published.', 45, { minimum: 0, maximum: 360 }),
    ),
    at: instant('When it was there.'),
    ageSeconds: whole('Seconds since then.', 12, { minimum: 0 }),
    line: nullable(LineBadge, 'Its line. Null where the vehicle does not say, or is on no line of the timetable.'),
    headsign: nullable(text('Where it goes. Null where it is not known.', 'Université')),
    direction: nullable(LineWay, 'Which way of its line it goes. Null where its trip is not known.'),
    tripId: nullable(text('Its trip, for `/api/v1/trips/{id}`. Null where it is not known.', 'A-out-480')),
    stopId: nullable(
      text('The stop point where it stands or that comes next. Null where it is not known.', 'Centre:1'),
    ),
    delaySeconds: nullable(
      whole('Seconds it is late at its next call; negative when early. Null where nothing is predicted.', 120),
    ),
  },
  { $id: 'Vehicle', description: 'Where a vehicle was when it last reported.' },
);

export const Vehicles = Type.Object(
  { vehicles: list(Vehicle, 'In no particular order.') },
  { $id: 'Vehicles', description: 'The vehicles that were requested.' },
);

export const SimulatedMessageParams = Type.Object({
  message: text('Which message: `trip-updates`, `vehicle-positions` or `alerts`.', 'trip-updates', { maxLength: 100 }),
});

/** Sent unchanged. */
export const Bytes = Type.Unsafe<Buffer>({
  type: 'string',
  format: 'binary',
  description: 'A FeedMessage of GTFS Realtime 2.0 in protobuf.',
});
