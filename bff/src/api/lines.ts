import { AlertAnswer } from '@halte/engine/api/alerts';
import { Accessibility, Bounds, Geometry, Id, Latitude, LineBadge, Longitude } from '@halte/engine/api/common';
import { about, day, decimal, flag, instant, list, nullable, text, whole } from '@halte/engine/api/fields';
import { LineWay } from '@halte/engine/api/lineWay';
import { Type } from 'typebox';

const OtherIds = Type.Optional(
  list(
    text('The id of a route.', 'A-2026'),
    'Where several routes of the feed are this line, the ids of the others, which stand for it wherever the id of a line is sent.',
  ),
);

export const Line = Type.Intersect(
  [
    LineBadge,
    Type.Object({
      agency: text('Who runs it.', 'Petitbus'),
      headsigns: list(text('A destination.', 'Université'), 'Where its vehicles go, by direction.'),
      otherIds: OtherIds,
    }),
  ],
  { $id: 'Line', description: 'A line as the list of all lines shows it.' },
);

export const LinesQuery = Type.Object({
  search: Type.Optional(
    text(
      'Words that begin words of a short name, a long name, a destination or a stop. Without it, or empty: all lines.',
      'univ',
      {
        maxLength: 200,
      },
    ),
  ),
});

export const Lines = Type.Object(
  { lines: list(Line, 'In the order of the network’s signs; of a search, the best first.') },
  { $id: 'Lines', description: 'The lines that were requested.' },
);

export const IdParams = Type.Object({ id: about(Id, 'The id, as other answers name it.') });

export const DateQuery = text(
  'The service day, `YYYY-MM-DD`: what starts on it, also after midnight. Without it: today in the network’s zone.',
  '2026-11-23',
  { maxLength: 20 },
);

export const LineStop = Type.Object(
  {
    stopAreaId: text('Id of the stop area.', 'Gare'),
    name: text('What it is called.', 'Gare'),
    stopPointIds: list(text('Id of a stop point.', 'Gare:1'), 'Where the vehicles of this direction stop.'),
    lat: Latitude,
    lon: Longitude,
    wheelchair: Accessibility,
    everyTrip: flag('False on a branch, beyond the end of short workings, and where some pass without halting.'),
    share: decimal('Of the trips of this direction, over all kinds of days, how many stop here: 0 to 1.', 1),
    changes: list(LineBadge, 'Other lines that stop at this stop area.'),
  },
  {
    $id: 'LineStop',
    description: 'A row of the line’s sign. A loop has two rows for the stop where it begins and ends.',
  },
);

const NAME_OF_STOP = 'What the stop is called.';

export const LineVariant = Type.Object(
  {
    headsign: text('Where it goes, as on the vehicle.', 'Université'),
    from: text(NAME_OF_STOP, 'Gare'),
    to: text(NAME_OF_STOP, 'Université'),
    runs: whole('How many trips take it, over all kinds of days: to be compared, not to be shown.', 64),
    stops: list(
      whole('Place in `stops` of the direction, from 0.', 0),
      'The rows at which it stops, in order of travel.',
    ),
  },
  { $id: 'LineVariant', description: 'One way that vehicles take.' },
);

const FirstAndLast = Type.Object(
  {
    first: instant('When the first one leaves.', '2026-11-23T06:00:00+01:00'),
    last: instant('When the last one leaves.', '2026-11-23T21:50:00+01:00'),
  },
  { $id: 'FirstAndLast', description: 'First and last vehicle of a service day to leave its first stop.' },
);

export const LineDirection = Type.Object(
  {
    direction: LineWay,
    headsigns: list(text('A destination.', 'Université'), 'The most frequent first.'),
    stops: list(LineStop, 'In order of travel; each branch together, below the trunk that it leaves.'),
    variants: list(LineVariant, 'The most used first.'),
    geometry: list(Geometry, 'A line for each way that is not part of another one, the most used first.'),
    today: nullable(FirstAndLast, 'Null when nothing runs today.'),
  },
  { $id: 'LineDirection', description: 'One direction of a line.' },
);

const FROM = 'First service day of the network’s timetable.';
const TO = 'Last service day of the network’s timetable.';

export const LineDetail = Type.Object(
  {
    ...LineBadge.properties,
    otherIds: OtherIds,
    agency: Type.Object(
      {
        name: text('What it is called.', 'Petitbus'),
        url: text('Its page. Empty where the timetable names none.', 'https://network.example'),
        phone: text('Its telephone. Empty where the timetable names none.', '+33 2 99 00 00 00'),
      },
      { description: 'Who runs the line.' },
    ),
    onDemand: flag('Whether it runs only for those who have booked.', false),
    directions: list(LineDirection, 'One or two.'),
    bounds: about(Bounds, 'The box around its stops and ways. All zero where the timetable has no trip of it.'),
    serviceDays: Type.Object(
      {
        dates: list(day('A service day.'), 'The days among the next 60 on which it runs.'),
        weekdays: list(whole('1 Monday to 7 Sunday.', 1), 'The weekdays among them.'),
        from: day(FROM, '2026-11-01'),
        to: day(TO, '2026-12-31'),
      },
      { description: 'When it runs.' },
    ),
    alerts: list(AlertAnswer, 'Of the next seven days, the most severe first.'),
  },
  { $id: 'LineDetail', description: 'A line with all that is known of it.' },
);
