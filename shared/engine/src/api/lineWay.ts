import { Type } from 'typebox';
import { nullable, whole } from './fields.ts';

export const LineWay = Type.Unsafe<0 | 1>({
  type: 'integer',
  enum: [0, 1],
  description:
    'One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.',
  examples: [0],
});

export const DirectionQuery = Type.Unsafe<'0' | '1'>({
  type: 'string',
  enum: ['0', '1'],
  description: 'One of the `directions` of the line. Without it: 0 for the timetable of a line, else both.',
  examples: ['0'],
});

export const HeadwaySeconds = nullable(
  whole(
    'Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null.',
    600,
  ),
);
