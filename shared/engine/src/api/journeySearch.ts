import { type Static, Type } from 'typebox';
import { Instant, Latitude, Longitude, Mode } from './common.ts';
import { about, oneOf, text, whole } from './fields.ts';

const ItineraryOptions = Type.Object(
  {
    journeyType: Type.Optional(
      oneOf(['fastest', 'fewestChanges', 'leastWalking'], 'What to prefer. Without it: the fastest.'),
    ),
    walkSpeed: Type.Optional(oneOf(['slow', 'normal', 'fast'], 'How one walks. Without it: normal.', 'normal')),
    maxWalk: Type.Optional(
      whole(
        'Metres one is ready to walk to the first and from the last stop. Without it: as the template says.',
        1_000,
        {
          minimum: 100,
          maximum: 5000,
        },
      ),
    ),
    maxChanges: Type.Optional(
      whole('Changes at most. Without it: as many as the tenant allows, else 4.', 2, { minimum: 0, maximum: 4 }),
    ),
    maxWait: Type.Optional(
      whole('Minutes at most between two vehicles, walking left out. Without it: as the tenant allows.', 30, {
        minimum: 5,
        maximum: 240,
      }),
    ),
    changeTime: Type.Optional(
      oneOf(
        ['asPlanned', 'plus5', 'plus10'],
        'How long every change takes: as the timetable says, or 5 or 10 minutes more. Without it: as the timetable says.',
        'plus5',
      ),
    ),
    wheelchair: Type.Optional(oneOf(['on', 'off'], '`on`: only what can be used with a wheelchair.', 'off')),
    avoidStairs: Type.Optional(
      oneOf(
        ['on', 'off'],
        '`on`: without the stairs and escalators that the timetable knows in stations; any stop and any vehicle.',
        'off',
      ),
    ),
    bike: Type.Optional(oneOf(['on', 'off'], '`on`: by one’s own bike as well.', 'off')),
    excludedModes: Type.Optional(
      Type.Array(Mode, { maxItems: 20, description: 'Modes that one does not want.', examples: [['coach']] }),
    ),
  },
  { additionalProperties: false, description: 'What a traveller chose: see the template of preferences.' },
);

const PlaceRef = {
  id: Type.Optional(
    text('Id of the place. Enough for a stop or a place that search finds; not needed beside coordinates.', 'Gare', {
      maxLength: 300,
    }),
  ),
  value: Type.Optional(
    text('What the traveller calls it: the name of that end of the journey.', 'Gare', { maxLength: 300 }),
  ),
  lat: Type.Optional(Latitude),
  lon: Type.Optional(Longitude),
};

const stayMinutes = Type.Optional(
  whole('Minutes to stay there between two vehicles. 0, as without it: it is enough that a vehicle stops there.', 30, {
    minimum: 0,
    maximum: 720,
  }),
);

/** One of `departureDateTime` and `arrivalDateTime`. */
export const JourneySearchBody = Type.Object(
  {
    fromId: PlaceRef.id,
    fromValue: PlaceRef.value,
    fromLat: PlaceRef.lat,
    fromLon: PlaceRef.lon,
    toId: PlaceRef.id,
    toValue: PlaceRef.value,
    toLat: PlaceRef.lat,
    toLon: PlaceRef.lon,
    tripType: Type.Unsafe<0 | 1>({
      type: 'integer',
      enum: [0, 1],
      description: '0: a simple trip; 1: out and back.',
      examples: [0],
    }),
    departureDateTime: Type.Optional(
      about(Instant, 'When to leave, at the earliest. Without this and arrivalDateTime: now.'),
    ),
    arrivalDateTime: Type.Optional(about(Instant, 'When to be there, at the latest. Simple trips only.')),
    returnDateTime: Type.Optional(
      about(Instant, 'When to leave for the way back, at the earliest. Out and back only.'),
    ),
    via: Type.Optional(
      Type.Array(Type.Object({ ...PlaceRef, stayMinutes }, { additionalProperties: false }), {
        maxItems: 1,
        description: 'A place to pass on the way. Simple trips only.',
      }),
    ),
    itineraryOptions: Type.Optional(ItineraryOptions),
    previousJourneySummaryCode: Type.Optional(
      text(
        'The code of the way out: asks for its way back, which leaves `to` at `returnDateTime` and ends at `from`.',
        'eyJ2IjoyLCJsIjpbWzAsNDgwXV19',
        { maxLength: 8000 },
      ),
    ),
  },
  {
    $id: 'JourneySearchBody',
    description: 'Where from, where to, when and how. Coordinates win over an id.',
    additionalProperties: false,
    examples: [
      {
        fromId: 'Gare',
        fromValue: 'Gare',
        toLat: 48.02,
        toLon: -1.68,
        toValue: 'Université',
        tripType: 0,
        departureDateTime: '2026-11-23T08:00',
        itineraryOptions: { journeyType: 'fastest', excludedModes: ['coach'] },
      },
    ],
  },
);

export type JourneySearchBodyT = Static<typeof JourneySearchBody>;
