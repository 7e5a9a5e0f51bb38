import { type TSchema, Type } from 'typebox';

/** An instant with its offset, e.g. `2026-11-21T08:15:00+01:00`. Answers always carry the offset of the feed's zone. */
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})?$',
  description: 'ISO 8601; without an offset it is wall-clock time in the network’s zone.',
});

export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

export const MODE_KEYS = [
  'metro',
  'tram',
  'bus',
  'coach',
  'train',
  'cableCar',
  'funicular',
  'ferry',
  'onDemand',
] as const;

/** What a vehicle is called, as in the timetable. */
export const Mode = Type.Unsafe<(typeof MODE_KEYS)[number]>({ type: 'string', enum: [...MODE_KEYS] });

/** Nothing said is not the same as no. */
export const Accessibility = Type.Unsafe<'unknown' | 'yes' | 'no'>({ type: 'string', enum: ['unknown', 'yes', 'no'] });

/** All that is needed to draw a line's badge. */
export const LineBadge = Type.Object(
  {
    id: Type.String(),
    shortName: Type.String(),
    longName: Type.String(),
    mode: Mode,
    /** `#rrggbb`. */
    color: Type.String(),
    textColor: Type.String(),
  },
  { $id: 'LineBadge' },
);

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}
