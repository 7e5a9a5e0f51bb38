import { Type } from 'typebox';
import { decimal, list, oneOf, text } from './fields.ts';

/** A point in time in a request. Responses always carry the offset of the network's time zone. */
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})?$',
  description: 'ISO 8601; without an offset it is the time on the network’s clocks.',
  examples: ['2026-11-23T08:00'],
});

export const Latitude = decimal('Degrees north of the equator, WGS 84; negative south of it.', 48.1173, {
  minimum: -90,
  maximum: 90,
});
export const Longitude = decimal('Degrees east of Greenwich, WGS 84; negative west of it.', -1.6778, {
  minimum: -180,
  maximum: 180,
});

export const Bounds = Type.Object(
  { south: Latitude, west: Longitude, north: Latitude, east: Longitude },
  { description: 'The smallest box around it, by its edges.' },
);

const Pair = Type.Array(Type.Number(), { minItems: 2, maxItems: 2, examples: [[48.1173, -1.6778]] });

/** A line on the map. */
export const Geometry = Type.Array(Pair, {
  description: 'The way on the map: points as `[latitude, longitude]`, in order of travel.',
  examples: [
    [
      [48.1173, -1.6778],
      [48.1201, -1.6712],
    ],
  ],
});

export const Id = text('An id as other answers name it.', 'Gare:1', { minLength: 1, maxLength: 300 });

const MODE_KEYS = ['metro', 'tram', 'bus', 'coach', 'train', 'cableCar', 'funicular', 'ferry', 'onDemand'] as const;

export const Mode = oneOf(MODE_KEYS, 'What a vehicle is called, as in the timetable.', 'tram');

export const Modes = (description: string) => list(Mode, description);

/** Unknown is not the same as no. */
export const Accessibility = oneOf(
  ['unknown', 'yes', 'no'],
  'Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.',
  'yes',
);

/** Everything needed to draw a line's badge. */
export const LineBadge = Type.Object(
  {
    id: text('Id of the line.', 'A'),
    shortName: text(
      'What stands on the vehicle; for a line without a short name, a short form of its long name. Never empty.',
      'A',
    ),
    longName: text('What the line is called in full. Empty where it has no such name.', 'Gare – Université'),
    mode: Mode,
    color: text('Background of the badge, `#rrggbb`.', '#0055aa'),
    textColor: text('What is legible on it, `#rrggbb`.', '#ffffff'),
  },
  { $id: 'LineBadge', description: 'A line as its badge shows it.' },
);
