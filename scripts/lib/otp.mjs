/** An OpenTripPlanner of its own for tests: the graph is built from feeds and a map, and kept in the cache. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { startGuard } from './guard.mjs';
import { otpPrograms } from './otpPrograms.mjs';
import { FEEDS, PORTO_ALEGRE_MAP, ROOT } from './paths.mjs';
import { freePort } from './ports.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './userError.mjs';

const GRAPHS = join(ROOT, '.cache/otp/graphs');
const READY = /Grizzly server running/;
const MOST_SECONDS = 900;
/** One thread collects garbage: a test has few cores. */
const JAVA_OPTIONS = ['-Xmx2g', '-XX:+UseSerialGC'];

/** The default limit of walks, 1,000 m, for those who walk slowest. */
const ROUTER = { routingDefaults: { accessEgress: { maxDuration: 'PT15M' } } };

/** Runs the program that is given as arguments, as {@link startGuard} says. */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- & program=$!
(while read -r line; do :; done; kill $program) <&3 >/dev/null 2>&1 & reader=$!
wait $program; code=$?; kill $reader 2>/dev/null; exit $code`;

/**
 * Resolves once a line of the output is `ready`, or, without `ready`, when the program has ended well.
 *
 * @param {readonly string[]} program
 * @param {RegExp | null} ready
 * @returns {Promise<() => Promise<void>>} stops it.
 */
export async function guarded(program, ready) {
  const guard = startGuard(GUARD, program);
  try {
    await new Promise((resolve, reject) => {
      let problem = '';
      const timer = setTimeout(
        () => reject(new UserError(`it was not ready after ${MOST_SECONDS} s.`)),
        MOST_SECONDS * 1_000,
      );
      for (const input of [guard.stdout, guard.stderr])
        createInterface({ input }).on('line', (line) => {
          if (problem === '' && /ERROR|Exception|OutOfMemory/.test(line)) problem = line;
          if (ready?.test(line)) resolve(clearTimeout(timer));
        });
      void guard.ended.then((code) => {
        clearTimeout(timer);
        if (code === 0 && ready === null) resolve(null);
        else reject(new UserError(`it ended with ${code}: ${problem}`));
      });
    });
  } catch (error) {
    await guard.stop();
    throw error;
  }
  guard.unref();
  return guard.stop;
}

/**
 * @typedef {object} OtpNetwork
 * @property {readonly { readonly id: string, readonly path: string }[]} feeds GTFS zips and the ids by which OpenTripPlanner names them.
 * @property {string} [map] an extract of OpenStreetMap; without one there are no streets.
 */

/**
 * A folder of the cache with the graph of these files, built if they have no graph yet.
 *
 * @param {OtpNetwork} network
 * @param {{ readonly java: string, readonly jar: string }} programs
 */
async function graphOf({ feeds, map }, { java, jar }) {
  const zip = (id) => `${id}.gtfs.zip`;
  const config = {
    transitFeeds: feeds.map(({ id }) => ({ type: 'gtfs', feedId: id, source: zip(id) })),
    ...(map && { osm: [{ source: 'map.osm.pbf' }] }),
    // Feeds of tests are of any year.
    transitServiceStart: '2000-01-01',
    transitServiceEnd: '2100-01-01',
    // docs/walking.md, rule 13.
    maxTransferDuration: 'PT10M',
  };
  const files = feeds.map(({ id, path }) => ({ name: zip(id), path }));
  if (map) files.push({ name: 'map.osm.pbf', path: map });
  const hash = createHash('sha256')
    .update(JSON.stringify([config, ROUTER]))
    .update(basename(jar));
  for (const { path } of files) hash.update(readFileSync(path));
  const folder = join(GRAPHS, hash.digest('hex').slice(0, 16));
  if (existsSync(join(folder, 'graph.obj'))) return folder;
  const building = `${folder}.${process.pid}`;
  mkdirSync(building, { recursive: true });
  try {
    for (const { name, path } of files) copyFileSync(path, join(building, name));
    writeFileSync(join(building, 'build-config.json'), JSON.stringify(config));
    writeFileSync(join(building, 'router-config.json'), JSON.stringify(ROUTER));
    await withProgress('OpenTripPlanner builds its graph', () =>
      guarded([java, ...JAVA_OPTIONS, '-jar', jar, '--build', '--save', building], null),
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(building, folder);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Serves a network on a free port of this machine. It ends by `stop`, or when this process ends. Throws a {@link UserError} with the reason
 * if none can be started.
 *
 * @param {OtpNetwork} network
 * @returns {Promise<{ address: string, name: string, stop: () => Promise<void> }>} `name`: with its version, that of Java and its memory.
 */
export async function startOtp(network, env = process.env) {
  const programs = await otpPrograms(env);
  const folder = await graphOf(network, programs);
  const port = await freePort();
  const place = ['--bindAddress', '127.0.0.1', '--port', `${port}`, folder];
  const server = [programs.java, ...JAVA_OPTIONS, '-jar', programs.jar, '--load', '--serve', ...place];
  const stop = await withProgress('OpenTripPlanner starts', () => guarded(server, READY));
  return { address: `http://127.0.0.1:${port}`, name: `${programs.name}, ${JAVA_OPTIONS.join(' ')}`, stop };
}

/** The network of the tests that ask a real one. */
export const PORTO_ALEGRE = {
  feeds: ['poa_eptc', 'poa_trensurb'].map((id) => ({ id, path: join(FEEDS, `poa/${id}.zip`) })),
  map: PORTO_ALEGRE_MAP,
};

/** Throws a {@link UserError} that names a file which is missing. */
export function assertPortoAlegre() {
  const files = [...PORTO_ALEGRE.feeds.map(({ path }) => path), PORTO_ALEGRE.map];
  const missing = files.find((path) => !existsSync(path));
  if (missing !== undefined) throw new UserError(`there is no ${relative(ROOT, missing)}.`);
}

let forTests;

/**
 * The environment of tests with an OpenTripPlanner: the one that the user names, which has Porto Alegre, or one that is started on first use and
 * stops with this process. Without one, prints why.
 */
export function environmentWithOtp(env = process.env) {
  if (env['HALTE_TEST_OTP_URL']) return { HALTE_TEST_OTP_URL: env['HALTE_TEST_OTP_URL'] };
  forTests ??= startForTests(env).then(
    ({ address }) => ({ HALTE_TEST_OTP_URL: address }),
    (error) => {
      console.log(`OpenTripPlanner is not run: ${error.message}`);
      return {};
    },
  );
  return forTests;
}

async function startForTests(env) {
  assertPortoAlegre();
  return startOtp(PORTO_ALEGRE, env);
}
