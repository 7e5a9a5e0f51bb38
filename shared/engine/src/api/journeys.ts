import { Type } from 'typebox';
import { NO_FARE_REASONS } from '../fares/price.ts';
import { CONTACTS } from './booking.ts';
import { Accessibility, Latitude, LineBadge, Longitude, Modes } from './common.ts';
import { about, flag, instant, list, nullable, oneOf, reason, text, whole } from './fields.ts';
import { Status } from './status.ts';

/**
 * `scheduled`: only the timetable is known. `live`: real-time data is known for part of it, and it is feasible. `missedConnection`: a vehicle is expected
 * to leave before the traveller can be there. `cancelled`: a trip does not run, or skips the stop where the traveller boards or alights.
 */
export const JOURNEY_STATES = ['scheduled', 'live', 'missedConnection', 'cancelled'] as const;

const CODE = 'eyJ2IjoyLCJsIjpbWzAsNDgwXV19';

export const SECTION_KINDS = ['walk', 'bike', 'wait', 'ride'] as const;

export const scheduledTimes = {
  scheduledDepartureDateTime: nullable(
    instant(
      'When it leaves by the timetable. Null for a trip that the timetable does not have.',
      '2026-11-23T08:00:00+01:00',
    ),
  ),
  scheduledArrivalDateTime: nullable(
    instant(
      'When it arrives by the timetable. Null for a trip that the timetable does not have.',
      '2026-11-23T08:04:00+01:00',
    ),
  ),
};

export const MapPoint = Type.Object(
  {
    name: text('What it is called; empty for a point without a name.', 'Gare'),
    lat: Latitude,
    lon: Longitude,
    timeZone: Type.Optional(
      text('IANA name of the zone of the clocks there. Absent where it is that of the network.', 'America/Chicago'),
    ),
  },
  { $id: 'MapPoint', description: 'A place or a stop on the map.' },
);

export const SummarySection = Type.Object(
  {
    kind: oneOf(SECTION_KINDS, 'What one does.', 'ride'),
    durationSeconds: whole('How long, in seconds.', 240),
    line: Type.Optional(about(LineBadge, 'The line that one rides. Absent unless it is a ride.')),
    status: Type.Optional(about(Status, 'What is known of the ride. Absent unless it is one.')),
    departureDateTime: Type.Optional(
      instant('When the vehicle leaves, as expected now. Absent unless it is a ride.', '2026-11-23T08:00:00+01:00'),
    ),
    staySeated: Type.Optional(
      flag('True where the vehicle of the ride before has become this one: one stays seated. Absent otherwise.'),
    ),
    headwaySeconds: Type.Optional(
      whole(
        'Seconds from one vehicle to the next. Absent unless the timetable promises only this: times are then about right.',
        600,
      ),
    ),
    geometry: Type.Optional(
      text(
        'The way on the map in order of travel, as an encoded polyline with precision 5, simplified: at most 6 metres from that of the detailed journey. Absent for a wait.',
        'c|tdHfufIoPgh@',
      ),
    ),
    stops: Type.Optional(
      list(
        Type.Object(
          { ...MapPoint.properties, stopAreaId: text('Id of the stop area.', 'Gare') },
          { $id: 'SummaryStop', description: 'A stop of a ride on the map.' },
        ),
        'The stops of a ride, from getting on to getting off, both among them. Absent unless it is a ride.',
      ),
    ),
  },
  { $id: 'SummarySection', description: 'One step of a journey, in short.' },
);

export const journeyFields = {
  id: text('Id of the journey; safe in a path. The same as its code, so that a shared address opens later.', CODE),
  journeySummaryCode: text('All that `/api/trip-planner/v2/journeys/detailed` needs, also after a restart.', CODE),
  isDetailedTrip: flag('True for a journey with all its steps.', false),
  departureDateTime: instant('When one sets out, as expected now.'),
  arrivalDateTime: instant('When one is there, as expected now.', '2026-11-23T08:06:00+01:00'),
  ...scheduledTimes,
  realTime: oneOf(
    JOURNEY_STATES,
    'Whether it still holds. `missedConnection`: a vehicle is expected to leave before one can be there; `cancelled`: one does not run or does ' +
      'not stop where one gets on or off; `live`: more is known than the timetable says; `scheduled`: it is not.',
    'live',
  ),
  durationSeconds: whole('From setting out to being there, in seconds, waiting included.', 240),
  changes: whole('How often one changes vehicles.', 0),
  walkingMetres: whole('Metres on foot, changes included.', 0),
  walkingSeconds: whole('Seconds on foot, changes included.', 0),
  modes: Modes('The modes of its rides, each once; empty for one that only walks or cycles.'),
  co2Grams: whole('Grams of CO₂ for one traveller.', 12),
  fare: nullable(
    Type.Object({
      amount: whole('In the smallest unit of the currency, e.g. cents.', 170),
      currency: text('ISO 4217 code.', 'EUR'),
    }),
    'The price for one adult. Null where it is not known.',
  ),
  noFareReason: Type.Optional(
    oneOf(
      NO_FARE_REASONS,
      'Why there is no price. `no-fares`: none are published; `no-ride`: nothing is to be paid; `no-fare`: none of them is for this journey; ' +
        '`several-currencies`: no one currency pays for all of it; `not-understood`: they say something about it that is not read. Absent with a price.',
      'no-fares',
    ),
  ),
  accessibility: about(Accessibility, 'Whether a wheelchair gets through: all stops, vehicles and ways.'),
  contact: Type.Optional(
    oneOf(
      CONTACTS,
      '`agency`: some ride has to be booked with the operator; `driver`: a driver has to be asked to stop. Absent where neither has to be.',
    ),
  ),
};

export const Journey = Type.Object(
  {
    ...journeyFields,
    from: Type.Optional(about(MapPoint, 'Where it begins.')),
    to: Type.Optional(about(MapPoint, 'Where it ends.')),
    isFirstOfDay: Type.Optional(
      flag(
        'True where no journey leaves earlier on its service day. Absent elsewhere and where it is not known.',
        true,
      ),
    ),
    isLastOfDay: Type.Optional(
      flag('True where no journey leaves later on its service day. Absent elsewhere and where it is not known.', true),
    ),
    sections: list(SummarySection, 'Its steps, in order.'),
  },
  { $id: 'Journey', description: 'A journey, in short.' },
);

const GROUP_KEYS = ['publicTransport', 'fewestChanges', 'leastWalking', 'walking', 'bike'] as const;

const JourneyGroup = Type.Object(
  {
    key: oneOf(GROUP_KEYS, 'What its journeys have in common.'),
    journeys: list(Journey, 'Never empty; the best first.'),
  },
  { $id: 'JourneyGroup', description: 'Journeys of one kind.' },
);

const EMPTY_REASONS = [
  'same-place',
  'outside-timetable',
  'no-stop-near-origin',
  'no-stop-near-destination',
  'nothing-runs',
  'walking-is-quicker',
] as const;

export const JourneySearchAnswer = Type.Object(
  {
    groups: list(JourneyGroup, 'In the order in which to show them.'),
    reason: reason(EMPTY_REASONS, 'Why there is no public transport among the groups. Null when there is some.'),
    nextDepartureDateTime: nullable(
      instant(
        'Where no public transport is shown: when a journey that is worth riding leaves again. Null elsewhere, where none does, and where the walk takes 15 minutes or less.',
      ),
    ),
    nextArrivalDateTime: nullable(
      instant(
        'Where nothing arrives in time: when the last one of an earlier day arrives that can still be taken. Else null.',
      ),
    ),
  },
  { $id: 'JourneySearchAnswer', description: 'What a search found.' },
);

export const JourneyDetailBody = Type.Object(
  {
    tripType: Type.Unsafe<0>({
      type: 'integer',
      enum: [0],
      description: 'Always 0: the way out and the way back are two journeys, each with its own code.',
      examples: [0],
    }),
    journeySummaryCode: text('The code of a journey that was found.', CODE, { minLength: 1, maxLength: 8000 }),
  },
  { $id: 'JourneyDetailBody', description: 'Which journey.', additionalProperties: false },
);

const LaterJourney = Type.Object(
  {
    departureDateTime: instant('When the later vehicle leaves, as expected now.', '2026-11-23T08:10:00+01:00'),
    arrivalDateTime: instant('When one is at the end of the journey by it.', '2026-11-23T08:26:00+01:00'),
    journeySummaryCode: text('The whole journey by it, for `/api/trip-planner/v2/journeys/detailed`.', CODE),
  },
  { $id: 'LaterJourney', description: 'A journey whose ride is made by a later vehicle of its line.' },
);

export const LaterRidesAnswer = Type.Object(
  {
    rides: list(
      Type.Object(
        { journeys: list(LaterJourney, 'By time, two at most; none where no later vehicle leads to the end.') },
        { $id: 'LaterRide', description: 'What can be taken later in place of one ride.' },
      ),
      'One for each ride of the journey, in order.',
    ),
  },
  { $id: 'LaterRidesAnswer', description: 'The later vehicles of each line that a journey uses.' },
);
