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
};
