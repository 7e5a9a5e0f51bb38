import { Type } from 'typebox';
import { AlertAnswer } from './alerts.ts';
import { Booking } from './booking.ts';
import { Accessibility, Geometry, LineBadge } from './common.ts';
import { about, flag, instant, list, oneOf, text, uri, whole } from './fields.ts';
import { journeyFields, MapPoint, SECTION_KINDS, scheduledTimes } from './journeys.ts';
import { Status } from './status.ts';
import { walkSteps } from './walkSteps.ts';

export const SectionPoint = Type.Object(
  {
    ...MapPoint.properties,
    stopPointId: Type.Optional(text('Id of the stop point. Absent where it is none.', 'Gare:1')),
    stopAreaId: Type.Optional(text('Id of the stop area. Absent where it is none.', 'Gare')),
    platform: Type.Optional(text('Its platform. Absent where it has none.', '1')),
    accessibility: Type.Optional(about(Accessibility, 'Whether the stop can be used with a wheelchair.')),
  },
  { $id: 'SectionPoint', description: 'Where a step begins or ends.' },
);

const RideStopTime = Type.Object(
  {
    point: SectionPoint,
    arrivalDateTime: instant('As expected now; of a call that is not made, as in the timetable.'),
    departureDateTime: instant('As expected now; of a call that is not made, as in the timetable.'),
    ...scheduledTimes,
    status: Status,
  },
  { $id: 'RideStopTime', description: 'A stop of the vehicle during the ride.' },
);

/** GTFS `pathway_mode`. */
const PATHWAY_MODES = ['walkway', 'stairs', 'movingSidewalk', 'escalator', 'elevator', 'fareGate', 'exitGate'] as const;

export const SectionPathway = Type.Object(
  {
    mode: oneOf(PATHWAY_MODES, 'What kind of way it is.', 'stairs'),
    durationSeconds: whole('How long, in seconds.', 30),
    stairCount: Type.Optional(
      whole('Steps up; negative for steps down. Absent where the network does not count them.', 24),
    ),
    level: Type.Optional(
      text('The level that it leads to. Absent where it stays on one or where it has no name.', 'Quais'),
    ),
  },
  { $id: 'SectionPathway', description: 'A way inside a station.' },
);

export const Section = Type.Object(
  {
    kind: oneOf(SECTION_KINDS, 'What one does.', 'ride'),
    departureDateTime: instant('When it begins, as expected now; of a ride that is not made, as in the timetable.'),
    arrivalDateTime: instant('When it ends.', '2026-11-23T08:06:00+01:00'),
    durationSeconds: whole('How long, in seconds.', 240),
    holds: flag('False of a ride that is not made, or that leaves before one can be there.'),
    metres: whole('Metres along the way; 0 for a wait.', 1_350),
    from: SectionPoint,
    to: SectionPoint,
    geometry: Geometry,
    pathways: Type.Optional(
      list(
        SectionPathway,
        'The ways inside a station that a walk takes, in order. Absent where the network does not describe them.',
      ),
    ),
    walkSteps,
    unknownPercent: Type.Optional(
      whole(
        'Of a walk along streets, how many percent of it the map does not say of whether a wheelchair can use them. Absent unless the journey is for a wheelchair.',
        87,
      ),
    ),
    ride: Type.Optional(
      Type.Object(
        {
          line: LineBadge,
          agency: text('Who runs it.', 'Petitbus'),
          fareUrl: Type.Optional(
            uri(
              'A page of theirs that sells tickets or says what they cost. Absent where none is published.',
              'https://example.org/tickets',
            ),
          ),
          staySeated: Type.Optional(
            flag('True where the vehicle of the ride before has become this one: one stays seated. Absent otherwise.'),
          ),
          headsign: text('Where it goes, as on the vehicle.', 'Université'),
          tripId: text('Id of the trip, for `/api/v1/trips/{id}`.', 'A-out-480'),
          accessibility: about(Accessibility, 'Whether a wheelchair gets on, along and off.'),
          headwaySeconds: Type.Optional(
            whole(
              'Seconds from one vehicle to the next. Absent unless the timetable promises only this: times are then about right.',
              600,
            ),
          ),
          boardingBooking: Type.Optional(
            about(Booking, 'What has to be arranged to get on. Absent where nothing has to be.'),
          ),
          alightingBooking: Type.Optional(
            about(Booking, 'What has to be arranged to get off. Absent where nothing has to be.'),
          ),
          status: Status,
          ...scheduledTimes,
          alerts: list(
            AlertAnswer,
            'About the line, the trip and the stops where one gets on and off; the most severe first.',
          ),
          calls: list(RideStopTime, 'From getting on to getting off, both among them.'),
        },
        { $id: 'Ride', description: 'The vehicle that one takes. Absent unless the step is a ride.' },
      ),
    ),
  },
  { $id: 'Section', description: 'One step of a journey.' },
);

export const DetailedJourney = Type.Object(
  {
    ...journeyFields,
    from: SectionPoint,
    to: SectionPoint,
    changedTimes: Type.Optional(
      flag(
        'True where the timetable has changed since the code was made, and a ride is scheduled up to two minutes earlier or later than then. Absent otherwise.',
        true,
      ),
    ),
    stairsUnknownAt: Type.Optional(
      list(
        text('Name of a stop.', 'Gare'),
        'Where the timetable does not say whether there are stairs. Absent unless the journey was searched with `avoidStairs`.',
      ),
    ),
    sections: list(Section, 'Its steps, in order.'),
  },
  { $id: 'DetailedJourney', description: 'A journey with all its steps.' },
);
