import { AlertAnswer } from '@halte/engine/api/alerts';
import { Booking } from '@halte/engine/api/booking';
import { Accessibility, Geometry, Latitude, LineBadge, Longitude } from '@halte/engine/api/common';
import { about, day, flag, instant, list, nullable, text, whole } from '@halte/engine/api/fields';
import { HeadwaySeconds, LineWay } from '@halte/engine/api/lineWay';
import { Status } from '@halte/engine/api/status';
import { stopPointFields } from '@halte/engine/api/stopArea';
import { Type } from 'typebox';
import { DateQuery } from './lines.ts';
import { WalkProfileQuery } from './walkProfile.ts';

export const ProximityStopPoint = Type.Object(
  { ...stopPointFields, lines: list(LineBadge, 'The lines that stop here, in the order of the network’s signs.') },
  { $id: 'ProximityStopPoint', description: 'A stop point: one platform or one pole.' },
);

export const StopAreaQuery = Type.Object({ profile: WalkProfileQuery });

export const TripInstanceQuery = Type.Object({
  date: Type.Optional(DateQuery),
  offset: Type.Optional(
    whole('Selects one departure of a trip by headway. Without it: the first of the day.', 0, {
      minimum: -200_000,
      maximum: 400_000,
    }),
  ),
});

const TripStopTime = Type.Object(
  {
    stopPointId: text('Id of the stop point.', 'Gare:1'),
    stopAreaId: text('Id of the stop area that it belongs to.', 'Gare'),
    name: text('What it is called.', 'Gare'),
    platform: text('Its platform. Empty where it has none.', '1'),
    lat: Latitude,
    lon: Longitude,
    arrivalDateTime: instant('When it arrives, as expected now.'),
    departureDateTime: instant('When it leaves, as expected now.'),
    scheduledArrivalDateTime: nullable(
      instant('By the timetable. Null for a trip that the timetable does not have.', '2026-11-23T08:00:00+01:00'),
    ),
    scheduledDepartureDateTime: nullable(
      instant('By the timetable. Null for a trip that the timetable does not have.', '2026-11-23T08:00:00+01:00'),
    ),
    status: Status,
    delaySeconds: nullable(
      whole(
        'Seconds its departure is late, at the last stop its arrival; negative when early. Null unless `live`.',
        120,
      ),
    ),
    boarding: flag('Whether one may get on here.'),
    alighting: flag('Whether one may get off here.'),
    boardingBooking: Type.Optional(
      about(Booking, 'What has to be arranged to get on. Absent where nothing has to be.'),
    ),
    alightingBooking: Type.Optional(
      about(Booking, 'What has to be arranged to get off. Absent where nothing has to be.'),
    ),
    wheelchair: Accessibility,
  },
  { $id: 'TripStopTime', description: 'A stop of the trip.' },
);

export const TripInstance = Type.Object(
  {
    tripId: text('The id that was requested.', 'A-out-480'),
    serviceDate: day('The service day on which it starts.'),
    offset: whole('Selects this departure of a trip by headway; else 0.', 0),
    line: LineBadge,
    direction: LineWay,
    headsign: text('Where it goes, as on the vehicle.', 'Université'),
    wheelchair: about(Accessibility, 'Whether a wheelchair gets into the vehicle.'),
    onDemand: flag('Whether it runs only for those who have booked.', false),
    headwaySeconds: HeadwaySeconds,
    calls: list(TripStopTime, 'From the first stop to the last.'),
    geometry: Geometry,
    alerts: list(AlertAnswer, 'About the trip, its line and its stops on this day, the most severe first.'),
  },
  { $id: 'TripInstance', description: 'A trip on one service day.' },
);
