import { type Static, Type } from 'typebox';
import { JOURNEY_STATES, type JourneyState } from '../../journeys/realTime.ts';
import { CALL_STATUSES, type CallStatus } from '../../timetable/calls.ts';
import { AlertAnswer } from './alerts.ts';
import { Accessibility, Instant, Latitude, LineBadge, Longitude, Mode, nullable } from './common.ts';

export const ItineraryOptions = Type.Object(
  {
    journeyType: Type.Optional(
      Type.Unsafe<'fastest' | 'fewestChanges' | 'leastWalking'>({
        type: 'string',
        enum: ['fastest', 'fewestChanges', 'leastWalking'],
      }),
    ),
    walkSpeed: Type.Optional(
      Type.Unsafe<'slow' | 'normal' | 'fast'>({ type: 'string', enum: ['slow', 'normal', 'fast'] }),
    ),
    /** Metres one is ready to walk to the first and from the last stop. */
    maxWalk: Type.Optional(Type.Integer({ minimum: 100, maximum: 5000 })),
    wheelchair: Type.Optional(Type.Unsafe<'on' | 'off'>({ type: 'string', enum: ['on', 'off'] })),
    bike: Type.Optional(Type.Unsafe<'on' | 'off'>({ type: 'string', enum: ['on', 'off'] })),
    excludedModes: Type.Optional(Type.Array(Mode, { maxItems: 20 })),
  },
  { additionalProperties: false },
);

const PlaceRef = {
  id: Type.Optional(Type.String({ maxLength: 300 })),
  value: Type.Optional(Type.String({ maxLength: 300 })),
  lat: Type.Optional(Latitude),
  lon: Type.Optional(Longitude),
};

/** Coordinates win over the id; an id alone is enough for a stop or a known place. One of `departureDateTime` and `arrivalDateTime`. */
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
    /** 0 simple, 1 out and back. */
    tripType: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }),
    departureDateTime: Type.Optional(Instant),
    arrivalDateTime: Type.Optional(Instant),
    /** Out and back only. */
    returnDateTime: Type.Optional(Instant),
    /** Simple trips only; the first counts. */
    via: Type.Optional(Type.Array(Type.Object(PlaceRef, { additionalProperties: false }), { maxItems: 1 })),
    itineraryOptions: Type.Optional(ItineraryOptions),
    /** Asks for the way back of this outbound journey: leaves `to` at `returnDateTime`, ends at `from`. */
    previousJourneySummaryCode: Type.Optional(Type.String({ maxLength: 8000 })),
  },
  { $id: 'JourneySearchBody', additionalProperties: false },
);

/** As in the timetable, predicted, not made (the run, or only here), or of a run that the timetable does not have. */
const Status = Type.Unsafe<CallStatus>({ type: 'string', enum: [...CALL_STATUSES] });

const scheduledTimes = {
  /** By the timetable; null for a run that it does not have. */
  scheduledDepartureDateTime: nullable(Instant),
  scheduledArrivalDateTime: nullable(Instant),
};

export const SummarySection = Type.Object(
  {
    kind: Type.Unsafe<'walk' | 'bike' | 'wait' | 'ride'>({ type: 'string', enum: ['walk', 'bike', 'wait', 'ride'] }),
    durationSeconds: Type.Integer(),
    /** Only of a ride. */
    line: Type.Optional(LineBadge),
    status: Type.Optional(Status),
  },
  { $id: 'SummarySection' },
);

const journeyFields = {
  /** Safe in a path. The same as the summary code, so that a shared address of a roadmap opens cold. */
  id: Type.String(),
  /** All that `detailed` needs, also after a restart. */
  journeySummaryCode: Type.String(),
  isDetailedTrip: Type.Boolean(),
  /** As expected now. */
  departureDateTime: Instant,
  arrivalDateTime: Instant,
  ...scheduledTimes,
  /**
   * Whether it still holds: `missedConnection` when a vehicle is expected to leave before one can be there, `cancelled` when one does
   * not run or does not halt where one gets on or off. Else `live` where more is known than the timetable says.
   */
  realTime: Type.Unsafe<JourneyState>({ type: 'string', enum: [...JOURNEY_STATES] }),
  durationSeconds: Type.Integer(),
  changes: Type.Integer(),
  walkingMetres: Type.Integer(),
  walkingSeconds: Type.Integer(),
  modes: Type.Array(Mode),
  /** Grams for one traveller. */
  co2Grams: Type.Integer(),
  /** Integer minor units; null where the feed has no fares. */
  fare: nullable(Type.Object({ amount: Type.Integer(), currency: Type.String() })),
  accessibility: Accessibility,
};

export const Journey = Type.Object({ ...journeyFields, sections: Type.Array(SummarySection) }, { $id: 'Journey' });

export const GROUP_KEYS = ['publicTransport', 'fewestChanges', 'leastWalking', 'walking', 'bike'] as const;

export const JourneyGroup = Type.Object(
  {
    key: Type.Unsafe<(typeof GROUP_KEYS)[number]>({ type: 'string', enum: [...GROUP_KEYS] }),
    journeys: Type.Array(Journey),
  },
  { $id: 'JourneyGroup' },
);

export const EMPTY_REASONS = [
  'same-place',
  'outside-timetable',
  'no-stop-near-origin',
  'no-stop-near-destination',
  'nothing-runs',
] as const;

export const JourneySearchAnswer = Type.Object(
  {
    groups: Type.Array(JourneyGroup),
    /** Why there is no public transport among the groups; null when there is some. */
    reason: nullable(Type.Unsafe<(typeof EMPTY_REASONS)[number]>({ type: 'string', enum: [...EMPTY_REASONS] })),
  },
  { $id: 'JourneySearchAnswer' },
);

export const JourneyDetailBody = Type.Object(
  {
    tripType: Type.Unsafe<0>({ type: 'integer', enum: [0] }),
    journeySummaryCode: Type.String({ minLength: 1, maxLength: 8000 }),
  },
  { $id: 'JourneyDetailBody', additionalProperties: false },
);

export const SectionPoint = Type.Object(
  {
    name: Type.String(),
    lat: Latitude,
    lon: Longitude,
    stopPointId: Type.Optional(Type.String()),
    stopAreaId: Type.Optional(Type.String()),
    platform: Type.Optional(Type.String()),
    accessibility: Type.Optional(Accessibility),
  },
  { $id: 'SectionPoint' },
);

export const Call = Type.Object(
  {
    point: SectionPoint,
    /** As expected now; of a halt that is not made, as in the timetable. */
    arrivalDateTime: Instant,
    departureDateTime: Instant,
    ...scheduledTimes,
    status: Status,
  },
  { $id: 'Call' },
);

/** `[lat, lon]` pairs along the way. */
const Geometry = Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }));

/** One step of a roadmap. `ride` is there for rides only. */
export const Section = Type.Object(
  {
    kind: Type.Unsafe<'walk' | 'bike' | 'wait' | 'ride'>({ type: 'string', enum: ['walk', 'bike', 'wait', 'ride'] }),
    /** As expected now; of a ride that is not made, as in the timetable. */
    departureDateTime: Instant,
    arrivalDateTime: Instant,
    durationSeconds: Type.Integer(),
    /** False of a ride that is not made, or that leaves before one can be there. */
    holds: Type.Boolean(),
    /** Along the way; 0 for a wait. */
    metres: Type.Integer(),
    from: SectionPoint,
    to: SectionPoint,
    geometry: Geometry,
    ride: Type.Optional(
      Type.Object(
        {
          line: LineBadge,
          agency: Type.String(),
          headsign: Type.String(),
          tripId: Type.String(),
          accessibility: Accessibility,
          status: Status,
          ...scheduledTimes,
          /** About the line, the trip and the stops where one gets on and off; the most severe first. */
          alerts: Type.Array(AlertAnswer),
          /** From boarding to leaving, both ends among them. */
          calls: Type.Array(Call),
        },
        { $id: 'Ride' },
      ),
    ),
  },
  { $id: 'Section' },
);

export const DetailedJourney = Type.Object(
  { ...journeyFields, from: SectionPoint, to: SectionPoint, sections: Type.Array(Section) },
  { $id: 'DetailedJourney' },
);

export type JourneySearchBodyT = Static<typeof JourneySearchBody>;
