import { STOP_TIME_STATUSES } from '../timetable/stopTimes.ts';
import { oneOf } from './fields.ts';

export const Status = oneOf(
  STOP_TIME_STATUSES,
  'What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; ' +
    '`cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.',
  'live',
);
