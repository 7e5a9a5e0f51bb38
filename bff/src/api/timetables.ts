import { Booking } from '@halte/engine/api/booking';
import { Accessibility, LineBadge } from '@halte/engine/api/common';
import { about, day, flag, instant, list, nullable, oneOf, reason, text, whole } from '@halte/engine/api/fields';
import { DirectionQuery, HeadwaySeconds, LineWay } from '@halte/engine/api/lineWay';
import { Type } from 'typebox';
import { DateQuery } from './lines.ts';

const TIMETABLE_REASONS = ['outside-timetable', 'no-such-direction', 'not-at-this-stop', 'not-on-this-day'] as const;
export type TimetableReason = (typeof TIMETABLE_REASONS)[number];

/** Common fields of all printed timetables. Real time is ignored. */
const timetableFields = {
  line: LineBadge,
  date: day('The service day. Times after its midnight bear the next date.'),
  onDemand: flag('Whether the line runs only for those who have booked.', false),
  reason: reason(TIMETABLE_REASONS, 'Why the timetable is empty. Null when it is not.'),
  from: day('First service day of the network’s timetable.', '2026-11-01'),
  to: day('Last service day of the network’s timetable.', '2026-12-31'),
  bookings: list(Booking, 'What has to be arranged before some of the rides, each kind once; mostly empty.'),
};

const COLUMN_NOTES = ['startsLater', 'endsEarlier', 'skipsStops'] as const;
export type ColumnNote = (typeof COLUMN_NOTES)[number];

const Row = whole('A row, from 0.', 0);

const BookingPlace = (description: string) => nullable(whole(description, 0));

export const TimetableColumn = Type.Object(
  {
    tripId: text('Id of the trip, for `/api/v1/trips/{id}`.', 'A-out-480'),
    offset: whole('`offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0.', 0),
    headsign: text('Where it goes, as on the vehicle.', 'Université'),
    wheelchair: about(Accessibility, 'Whether a wheelchair gets into the vehicle.'),
    headwaySeconds: HeadwaySeconds,
    notes: list(
      oneOf(COLUMN_NOTES, 'A remark.', 'endsEarlier'),
      'Against a trip of this day that takes the same way in full; mostly empty.',
    ),
    times: list(
      nullable(instant('When it leaves, at its last stop when it arrives. Null where it does not stop.')),
      'One for each row.',
    ),
    boardingOnly: list(Row, 'Rows where getting off is not allowed.'),
    alightingOnly: list(Row, 'Rows where getting on is not allowed.'),
    booked: list(
      Type.Object(
        {
          row: Row,
          boarding: BookingPlace('Place in `bookings` of what is arranged to get on. Null where nothing is.'),
          alighting: BookingPlace('Place in `bookings` of what is arranged to get off. Null where nothing is.'),
        },
        { $id: 'BookedRow', description: 'A stop of a trip where something has to be arranged.' },
      ),
      'Rows where something has to be arranged to get on or off; mostly empty.',
    ),
  },
  { $id: 'TimetableColumn', description: 'One trip of a printed timetable.' },
);

export const LineTimetable = Type.Object(
  {
    ...timetableFields,
    direction: LineWay,
    rows: list(
      Type.Object(
        { stopAreaId: text('Id of the stop area.', 'Gare'), name: text('What it is called.', 'Gare') },
        { $id: 'TimetableRow', description: 'A stop of a printed timetable.' },
      ),
      'From the first stop to the last.',
    ),
    columns: list(TimetableColumn, 'By time from left to right.'),
    complete: flag('False when there are more columns than can be sent.'),
  },
  { $id: 'LineTimetable', description: 'A day’s timetable of a line in one direction.' },
);

export const LineTimetableQuery = Type.Object({
  direction: Type.Optional(DirectionQuery),
  date: Type.Optional(DateQuery),
});

export const StopTimetableQuery = Type.Object({
  lineId: text('Id of a line that stops there.', 'A', { minLength: 1, maxLength: 300 }),
  direction: Type.Optional(DirectionQuery),
  date: Type.Optional(DateQuery),
});

export const StopTimetable = Type.Object(
  {
    ...timetableFields,
    direction: nullable(LineWay, 'The direction that was requested. Null when both were.'),
    destinations: list(
      text('A destination.', 'Université'),
      'Where the vehicles go, the most frequent first; departures name them by their place here.',
    ),
    hours: list(
      Type.Object(
        {
          date: day('Date on the calendar.'),
          hour: whole('Hour on the clock, 0 to 23. The hour that a night in autumn has twice is there twice.', 8),
          departures: list(
            Type.Object(
              {
                departureDateTime: instant('When it leaves.', '2026-11-23T08:00:00+01:00'),
                tripId: text('Id of the trip, for `/api/v1/trips/{id}`.', 'A-out-480'),
                offset: whole('`offset` of `/api/v1/trips/{id}`; else 0.', 0),
                direction: LineWay,
                destination: whole('Place of its destination in `destinations`, from 0.', 0),
                wheelchair: about(Accessibility, 'Whether a wheelchair gets on here: the stop and the vehicle.'),
                headwaySeconds: HeadwaySeconds,
                booking: BookingPlace('Place in `bookings` of what is arranged to get on. Null where nothing is.'),
              },
              { $id: 'PoleDeparture', description: 'One departure of a printed timetable.' },
            ),
            'By time.',
          ),
        },
        { $id: 'PoleHour', description: 'The departures of one hour.' },
      ),
      'By time; hours without departures are left out.',
    ),
  },
  { $id: 'StopTimetable', description: 'A day’s timetable of a line at a stop, as it hangs at the pole.' },
);
