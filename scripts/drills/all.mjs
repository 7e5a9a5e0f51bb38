import { databaseFrozen, databaseStopped } from './database.mjs';
import { engineNonsense, engineOtherTimetable, engineRefuses, engineSlow } from './engine.mjs';
import { liveLease } from './liveLease.mjs';
import { newTimetable } from './newTimetable.mjs';
import { poisoned } from './poisoned.mjs';
import { kill, stop } from './replicas.mjs';
import { roll } from './roll.mjs';
import { valkeyFrozen, valkeyKilled } from './valkey.mjs';

/**
 * @typedef {{ see: (what: string, isSeen: boolean) => void, seconds: number, haproxy: boolean, before?: string | undefined }} Options
 * `seconds`: how long it lasts, about; `before`: folder of the release before
 * @typedef {(stage: import('./lib/stage.mjs').Stage, options: Options) => Promise<void>} Drill
 */

/** By name, with what happens in it. @type {Readonly<Record<string, { what: string, run: Drill }>>} */
export const DRILLS = {
  kill: { what: 'a replica is killed, and comes back', run: kill },
  stop: { what: 'a replica is stopped by SIGTERM', run: stop },
  roll: { what: 'both replicas are replaced by this release, and by the one before again', run: roll },
  'database-stopped': { what: 'PostgreSQL is stopped, and starts again', run: databaseStopped },
  'database-frozen': { what: 'PostgreSQL hangs, and answers again', run: databaseFrozen },
  'valkey-killed': {
    what: 'the Valkey that counts calls for both replicas is killed, and starts again',
    run: valkeyKilled,
  },
  'valkey-frozen': { what: 'that Valkey hangs, and answers again', run: valkeyFrozen },
  'poisoned-timetable': { what: 'timetables that are cut, implausible, or over tomorrow', run: poisoned },
  'new-timetable': { what: 'timetables in which all trips have new ids, one late at one replica', run: newTimetable },
  'live-lease': { what: 'the replica that asks the source of live data for all is killed', run: liveLease },
  'engine-slow': { what: 'the journey engine takes ten seconds', run: engineSlow },
  'engine-refuses': { what: 'the journey engine refuses each question', run: engineRefuses },
  'engine-nonsense': { what: 'the journey engine answers something else', run: engineNonsense },
  'engine-other-timetable': { what: 'the journey engine has another timetable', run: engineOtherTimetable },
};
