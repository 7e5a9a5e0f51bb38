/** Timetables that must not be published, and a publication that must not be used. */
import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { publicationIn, readNow } from './lib/publication.mjs';
import { during, secondsUntil } from './lib/seen.mjs';
import { writeTimetable } from './lib/timetable.mjs';
import { failed, startTraffic, summary } from './lib/traffic.mjs';

const SAID_SECONDS = 60;

/** By name: how it is made, and the reason that must be given. */
const BAD = {
  truncated: {
    reason: /zip/i,
    write: async (path, good) => {
      copyFileSync(good, path);
      truncateSync(path, statSync(good).size / 2);
    },
  },
  'half the stops': {
    reason: /10 stops, and the one before has 20/,
    write: (path) => writeTimetable(path, { stops: 10 }),
  },
  'ten times as many stops': {
    reason: /200 stops, and the one before has 20/,
    write: (path) => writeTimetable(path, { stops: 200 }),
  },
  'over tomorrow': { reason: /is over on/, write: (path) => writeTimetable(path, { lastDay: 1 }) },
};

/** @type {import('./all.mjs').Drill} */
export async function poisoned(stage, { see, seconds }) {
  const published = publicationIn(stage, 'published');
  const { code, output } = await published.prepare(stage.gtfs);
  if (code !== 0) throw new Error(`The first timetable is not published: ${output}`);
  // A publication that is not due yet would be waited for.
  published.activateAt(Date.now());
  const good = published.read();
  const replicas = await stage.startReplicas(['--prepared', published.folder]);
  const traffic = await startTraffic(await stage.balance(replicas));
  for (const [name, { reason, write }] of Object.entries(BAD)) {
    const path = join(stage.folder, `${name}.zip`);
    await write(path, stage.gtfs);
    const refused = await published.prepare(path);
    const said = refused.output.split('\n').at(-1) ?? '';
    see(
      `${name}: not published, because ${said}`,
      refused.code === 1 && reason.test(said) && published.read().equals(good),
    );
  }
  published.replace(good.subarray(0, good.length / 2));
  readNow(replicas);
  for (const { name, health } of replicas) {
    const isNamed = async () => {
      const { status, reload } = await health();
      return status === 'degraded' && /cut or damaged/.test(reload?.problem ?? '');
    };
    see(`/healthz of ${name} names a publication that is cut`, (await secondsUntil(isNamed, SAID_SECONDS)) !== null);
  }
  published.replace(good);
  readNow(replicas);
  for (const { name, health } of replicas)
    see(
      `/healthz of ${name} is ready again with the one before`,
      (await secondsUntil(async () => (await health()).status === 'ready', SAID_SECONDS)) !== null,
    );
  await during(seconds / 2);
  const calls = await traffic.end();
  see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && calls.length > 0);
}
