import { Type } from 'typebox';
import { ALERT_SEVERITIES } from '../timetable/alertKinds.ts';
import { Latitude, LineBadge, Longitude } from './common.ts';
import { StopDeparture } from './departures.ts';
import { list, nullable, oneOf, text, whole } from './fields.ts';
import { LineWay } from './lineWay.ts';

export const distanceFields = {
  metres: whole('Metres on foot, about.', 111),
  seconds: whole('Seconds on foot, about.', 89),
  unknownPercent: Type.Optional(
    whole(
      'With `profile=wheelchair`, how much of the way along streets the map says nothing of that is of use to a wheelchair. Absent otherwise, and where the way is a straight line.',
      40,
      { minimum: 0, maximum: 100 },
    ),
  ),
};

const NearbyAlert = Type.Object(
  {
    severity: oneOf(ALERT_SEVERITIES, 'How grave it is.', 'warning'),
    header: text('The alert in one line, in the language of the answer where the source has it.', 'Works at Gare'),
  },
  { $id: 'NearbyAlert', description: 'The most severe alert that holds now about a line at a stop.' },
);

const NearbyDeparture = Type.Pick(
  StopDeparture,
  [
    'stopPointId',
    'platform',
    'headsign',
    'departureDateTime',
    'scheduledDepartureDateTime',
    'status',
    'delaySeconds',
    'headwaySeconds',
  ],
  { $id: 'NearbyDeparture', description: 'One vehicle that leaves a stop, in short.' },
);

const NearbyLine = Type.Object(
  {
    line: LineBadge,
    alert: nullable(NearbyAlert, 'Null where nothing is to be said.'),
    directions: list(
      Type.Object(
        {
          direction: LineWay,
          headsigns: list(text('A destination.', 'Université'), 'Where they go, the next first.'),
          departures: list(NearbyDeparture, 'The next ones by time, at most three, cancelled ones among them.'),
        },
        { $id: 'NearbyDirection', description: 'The next departures of a line in one direction.' },
      ),
      'Its directions with departures within 24 hours.',
    ),
  },
  { $id: 'NearbyLine', description: 'A line at a stop with its next departures.' },
);

const departures = {
  lines: list(
    NearbyLine,
    'At most two lines: those of `lineId` first, else what leaves soonest. Empty where nothing leaves within 24 hours.',
  ),
  others: list(
    Type.Object(
      { line: LineBadge, alert: nullable(NearbyAlert, 'Null where nothing is to be said.') },
      { description: 'A line at a stop.' },
    ),
    'Its other lines, in the order of the network’s signs.',
  ),
};

export const NearbyStop = Type.Object(
  {
    id: text('Id of the stop area.', 'Gare'),
    name: text('What it is called.', 'Gare'),
    lat: Latitude,
    lon: Longitude,
    ...distanceFields,
    ...departures,
  },
  { $id: 'NearbyStop', description: 'A stop area with what leaves it next.' },
);

export const NearestStop = Type.Object(
  {
    id: text('Id of the stop area.', 'Gare'),
    name: text('What it is called.', 'Gare'),
    lat: Latitude,
    lon: Longitude,
    ...distanceFields,
  },
  { $id: 'NearestStop', description: 'The stop area that is nearest, however far.' },
);

export const StopNext = Type.Object(
  {
    id: text('The id that was asked for.', 'Gare'),
    name: text('What the stop area is called.', 'Gare'),
    lat: Latitude,
    lon: Longitude,
    ...departures,
  },
  { $id: 'StopNext', description: 'A stop with what leaves it next.' },
);
