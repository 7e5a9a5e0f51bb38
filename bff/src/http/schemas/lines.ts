import { Type } from 'typebox';
import { AlertAnswer } from './alerts.ts';
import { Accessibility, Instant, Latitude, LineBadge, Longitude, nullable } from './common.ts';

/** A line as the network's list shows it. Ours. */
export const Line = Type.Intersect(
  [LineBadge, Type.Object({ agency: Type.String(), headsigns: Type.Array(Type.String()) })],
  { $id: 'Line' },
);

export const LinesQuery = Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) });

export const Lines = Type.Object({ lines: Type.Array(Line) }, { $id: 'Lines' });

export const IdParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 300 }) });

/** As in GTFS; where the feed does not say, the way of the most frequent trips is 0. */
export const LineWay = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] });

export const DirectionQuery = Type.Unsafe<'0' | '1'>({
  type: 'string',
  enum: ['0', '1'],
  description: 'As in `directions` of the line.',
});

export const DateQuery = Type.String({
  maxLength: 20,
  description: 'The service day, `2026-11-23`: what starts on it, also after midnight. Without it today.',
});

/** Unlike a union it costs nothing to write out, which counts where there are thousands of them. */
export const InstantOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'As `Instant`.' });

export const IntegerOrNull = Type.Unsafe<number | null>({ type: ['integer', 'null'] });

/** One row of the line's sign. A loop, which ends where it begins, has two rows for that stop. */
export const LineStop = Type.Object(
  {
    stopAreaId: Type.String(),
    name: Type.String(),
    /** Where the vehicles of this direction halt. */
    stopPointIds: Type.Array(Type.String()),
    lat: Latitude,
    lon: Longitude,
    wheelchair: Accessibility,
    /** False on a branch, beyond the end of short workings, and where some pass without halting. */
    everyTrip: Type.Boolean(),
    /** Of the runs of this direction, over all kinds of days, how many halt here: 0 … 1. */
    share: Type.Number(),
    /** Other lines that halt at this stop area. */
    changes: Type.Array(LineBadge),
  },
  { $id: 'LineStop' },
);

/** One way that vehicles take. */
export const LineVariant = Type.Object(
  {
    headsign: Type.String(),
    from: Type.String(),
    to: Type.String(),
    /** How many runs take it, over all kinds of days: to be compared, not to be shown. */
    runs: Type.Integer(),
    /** Places in `stops`, from the first to the last. */
    stops: Type.Array(Type.Integer()),
  },
  { $id: 'LineVariant' },
);

/** First and last vehicle of a day to leave its first stop. */
const FirstAndLast = Type.Object({ first: Instant, last: Instant }, { $id: 'FirstAndLast' });

export const LineDirection = Type.Object(
  {
    direction: LineWay,
    /** The most frequent first. */
    headsigns: Type.Array(Type.String()),
    /** In order of travel; each branch together, below the trunk that it leaves. */
    stops: Type.Array(LineStop),
    /** The most used first. */
    variants: Type.Array(LineVariant),
    /** `[lat, lon]` pairs; a line for each way that is not part of another one, the most used first. */
    geometry: Type.Array(Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }))),
    /** Null when nothing runs today. */
    today: nullable(FirstAndLast),
  },
  { $id: 'LineDirection' },
);

export const LineDetail = Type.Object(
  {
    ...LineBadge.properties,
    agency: Type.Object({ name: Type.String(), url: Type.String(), phone: Type.String() }),
    /** Runs only for those who have booked. */
    onDemand: Type.Boolean(),
    /** One or two. */
    directions: Type.Array(LineDirection),
    bounds: Type.Object({ south: Latitude, west: Longitude, north: Latitude, east: Longitude }),
    serviceDays: Type.Object({
      /** The days among the next 60 on which it runs, `YYYY-MM-DD`. */
      dates: Type.Array(Type.String()),
      /** The weekdays among them, 1 Monday … 7 Sunday. */
      weekdays: Type.Array(Type.Integer()),
      /** As far as the timetable of the network reaches. */
      from: Type.String(),
      to: Type.String(),
    }),
    /** Of the next seven days, the most severe first. */
    alerts: Type.Array(AlertAnswer),
  },
  { $id: 'LineDetail' },
);

export const TIMETABLE_REASONS = [
  'outside-timetable',
  'no-such-direction',
  'not-at-this-stop',
  'not-on-this-day',
] as const;
export type TimetableReason = (typeof TIMETABLE_REASONS)[number];

/** What every printed timetable says of itself. Real time plays no part in it. */
export const timetableFields = {
  line: LineBadge,
  /** Service day, `YYYY-MM-DD`. Times after its midnight bear the next date. */
  date: Type.String(),
  onDemand: Type.Boolean(),
  /** Why it is empty; null when it is not. */
  reason: Type.Unsafe<TimetableReason | null>({ type: ['string', 'null'], enum: [...TIMETABLE_REASONS, null] }),
  /** As far as the timetable of the network reaches. */
  from: Type.String(),
  to: Type.String(),
};

export const COLUMN_NOTES = ['startsLater', 'endsEarlier', 'skipsStops'] as const;
export type ColumnNote = (typeof COLUMN_NOTES)[number];

export const TimetableColumn = Type.Object(
  {
    tripId: Type.String(),
    /** Names the run of a trip by headway, as `offset` of a trip; else 0. */
    offset: Type.Integer(),
    headsign: Type.String(),
    wheelchair: Accessibility,
    /** Seconds to the next where the timetable tells only how often vehicles come: the times are then about right. */
    headwaySeconds: IntegerOrNull,
    /** Against a trip of this day that takes the same way in full. */
    notes: Type.Array(Type.Unsafe<ColumnNote>({ type: 'string', enum: [...COLUMN_NOTES] })),
    /** By row: when it leaves, at its last stop when it arrives, or null. */
    times: Type.Array(InstantOrNull),
    /** Rows at which nobody may get off, or on. */
    boardingOnly: Type.Array(Type.Integer()),
    alightingOnly: Type.Array(Type.Integer()),
  },
  { $id: 'TimetableColumn' },
);

export const LineTimetable = Type.Object(
  {
    ...timetableFields,
    direction: LineWay,
    rows: Type.Array(Type.Object({ stopAreaId: Type.String(), name: Type.String() }, { $id: 'TimetableRow' })),
    /** By time from left to right. */
    columns: Type.Array(TimetableColumn),
    /** False when there are more columns than can be sent. */
    complete: Type.Boolean(),
  },
  { $id: 'LineTimetable' },
);

export const LineTimetableQuery = Type.Object({
  direction: Type.Optional(DirectionQuery),
  date: Type.Optional(DateQuery),
});
