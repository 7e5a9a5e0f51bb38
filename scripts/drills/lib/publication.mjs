/** A folder of `--prepare`, and replicas that follow it. */
import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get } from './traffic.mjs';

const CURRENT = 'current.json';

/** @typedef {import('./stage.mjs').Stage} Stage */

/** @param {Stage} stage @param {string} name of the folder in that of the drill */
export function publicationIn(stage, name) {
  const folder = join(stage.folder, name);
  const current = join(folder, CURRENT);
  const replace = (bytes) => {
    writeFileSync(`${current}.part`, bytes);
    renameSync(`${current}.part`, current);
  };
  return {
    folder,
    /** `current.json`, as it is. */
    read: () => readFileSync(current),
    replace,
    /** Of what is published. @param {number} atMs */
    activateAt: (atMs) =>
      replace(
        JSON.stringify({ ...JSON.parse(readFileSync(current, 'utf8')), activateAt: new Date(atMs).toISOString() }),
      ),
    /** `--prepare` of this program. @param {string} zip */
    prepare: (zip) => stage.run(['--prepare', folder, '--gtfs', zip]),
    /** To the first one that was made. */
    goBack() {
      const [first = ''] = readdirSync(folder)
        .filter((name) => name.startsWith('made-'))
        .sort();
      replace(readFileSync(join(folder, first)));
    },
    /** Makes another folder equal, its `current.json` last. @param {string} to */
    copyTo(to) {
      cpSync(folder, to, { recursive: true, filter: (path) => path !== current });
      copyFileSync(current, join(to, `${CURRENT}.part`));
      renameSync(join(to, `${CURRENT}.part`), join(to, CURRENT));
    },
  };
}

/** Whether a replica has the timetable whose trips have ids with that prefix. @param {{ origin: string }} replica @param {string} tripPrefix */
export const hasTrips = async ({ origin }, tripPrefix) =>
  (await get(origin, `/api/v1/trips/${tripPrefix}0`)).status === 200;

/** Has `current.json` read at once, not within thirty seconds. @param {readonly { child: import('node:child_process').ChildProcess }[]} replicas */
export function readNow(replicas) {
  for (const { child } of replicas) child.kill('SIGHUP');
}
