import { databaseFrozen, databaseStopped } from './database.mjs';
import { newTimetable } from './newTimetable.mjs';
import { poisoned } from './poisoned.mjs';
import { kill, stop } from './replicas.mjs';

/**
 * @typedef {{ see: (what: string, isSeen: boolean) => void, seconds: number, haproxy: boolean }} Options
 * `seconds`: how long it lasts, about
 * @typedef {(stage: import('./lib/stage.mjs').Stage, options: Options) => Promise<void>} Drill
 */

/** By name, with what happens in it. @type {Readonly<Record<string, { what: string, run: Drill }>>} */
export const DRILLS = {
  kill: { what: 'a replica is killed, and comes back', run: kill },
  stop: { what: 'a replica is stopped by SIGTERM', run: stop },
  'database-stopped': { what: 'PostgreSQL is stopped, and starts again', run: databaseStopped },
  'database-frozen': { what: 'PostgreSQL hangs, and answers again', run: databaseFrozen },
  'poisoned-timetable': { what: 'timetables that are cut, implausible, or over tomorrow', run: poisoned },
  'new-timetable': { what: 'timetables in which all trips have new ids, one late at one replica', run: newTimetable },
};
