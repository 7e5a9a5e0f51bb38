/** What to do along a walk, or a ride by bike, as the details of a journey say it. */
import { Type } from 'typebox';
import { list, oneOf, text, whole } from './fields.ts';

const WALK_KINDS = [
  'street',
  'path',
  'stairs',
  'crossing',
  'square',
  'corridor',
  'lift',
  'escalator',
  'platform',
  'entrance',
] as const;

const WALK_TURNS = [
  'start',
  'straight',
  'slightLeft',
  'left',
  'sharpLeft',
  'slightRight',
  'right',
  'sharpRight',
  'up',
  'down',
  'arrive',
] as const;

export const WalkStep = Type.Object(
  {
    kind: oneOf(WALK_KINDS, 'What one walks along or through.'),
    turn: oneOf(
      WALK_TURNS,
      'How one gets on to it, seen from the direction walked before. `start`: the first step, and the first on the street; `arrive`: the straight line to the end of the walk; `up` and `down`: ' +
        'where one changes levels.',
      'right',
    ),
    name: Type.Optional(
      text(
        'Name of the street, square or entrance, as on its sign; of a crossing, of the street that is crossed. Absent where it has none.',
        'Rue de la Gare',
      ),
    ),
    metres: whole('How long, in metres; those of all steps together are those of the walk.', 120),
    seconds: whole(
      'How long, in seconds, lights and lifts among them; those of all steps together are those of the walk.',
      96,
    ),
    stairs: Type.Optional(whole('Number of its steps. Absent where it is not known.', 24)),
    level: Type.Optional(text('The level that it leads to. Absent where that has no name.', 'Quais')),
    geometry: text(
      'Its line in the direction of travel, as an encoded polyline with precision 5. It begins where the step before ends.',
      'c|tdHfufIoPgh@',
    ),
  },
  { $id: 'WalkStep', description: 'What to do along one part of a walk, or of a ride by bike.' },
);

export const walkSteps = Type.Optional(
  list(
    WalkStep,
    'What to do along the way of a walk or of a ride by bike, in order. Absent where the streets are not known.',
  ),
);
