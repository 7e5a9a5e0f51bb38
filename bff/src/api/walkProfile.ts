import { Type } from 'typebox';
import { WALK_PROFILES } from '../timetable/geo/walkRouter.ts';
import { oneOf } from './fields.ts';

export const WalkProfileQuery = Type.Optional(
  oneOf(
    WALK_PROFILES,
    'For whom the walks are: `stepFree` without steps and escalators, `wheelchair` without these and without what else is closed to a wheelchair, at its speed. Without it: `foot`. Where no streets are known, walks are the same for all.',
  ),
);
