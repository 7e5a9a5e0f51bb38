import { oneOf } from '@halte/engine/api/fields';
import { WALK_PROFILES } from '@halte/engine/timetable/geo/walkRouter';
import { Type } from 'typebox';

export const WalkProfileQuery = Type.Optional(
  oneOf(
    WALK_PROFILES,
    'For whom the walks are: `stepFree` without steps and escalators, `wheelchair` without these and without what else is closed to a wheelchair, at its speed. Without it: `foot`. Where no streets are known, walks are the same for all.',
  ),
);
