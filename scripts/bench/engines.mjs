/** `npm run bench -- engines`: how often OpenTripPlanner arrives as early as the embedded engine. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../lib/command.mjs';
import { assertPortoAlegre, PORTO_ALEGRE, startOtp } from '../lib/otp.mjs';
import { ROOT } from '../lib/paths.mjs';
import { UserError } from '../lib/userError.mjs';
import { judged, MOST_LATE } from './arrivals.mjs';

const PAIRS = '200';
const FEEDS = join(ROOT, '.cache/otp/feeds');
/** Where each stop has a time in the file: elsewhere each program estimates in its own way. It is 96.7 % (docs/decisions/0134). */
const LEAST_SHARE = 0.95;

/** The same feeds with a time at each stop. */
async function withEveryTime(feeds) {
  mkdirSync(FEEDS, { recursive: true });
  return Promise.all(
    feeds.map(async ({ id, path }) => {
      const written = join(FEEDS, `${id}.every-time.zip`);
      const { code, output } = await command('python3', [
        join(import.meta.dirname, 'everyStopTime.py'),
        path,
        written,
      ]).catch((error) => ({
        code: 1,
        output: error.code === 'ENOENT' ? 'Python 3 is not installed.' : error.message,
      }));
      if (code !== 0) throw new UserError(`The times of all stops could not be written: ${output.trim()}`);
      return { id, path: written };
    }),
  );
}

async function askedOf({ feeds, map }, address, pairs) {
  const folder = mkdtempSync(join(tmpdir(), 'halte-bench-'));
  try {
    const answers = join(folder, 'answers');
    const zips = feeds.map(({ id, path }) => `${id}=${path}`);
    const asked = await command(process.execPath, ['bff/bench/engines.ts', answers, pairs, address, map, ...zips], {
      show: true,
    });
    if (asked.code !== 0) throw new UserError('The engines could not be asked.');
    return readFileSync(answers, 'utf8')
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print({ compared, within, share, earlier, apart, neither, onlyOther }) {
  console.log(
    `  ${compared} pairs with a journey here (${onlyOther} there only, ${neither} nowhere): OpenTripPlanner arrives within ${MOST_LATE} s in ${within} (${(share * 100).toFixed(1)} %), earlier in ${earlier}`,
  );
  const late = ({ number, later }) => `${number}: ${Number.isFinite(later) ? `${later} s later` : 'no journey there'}`;
  if (apart.length > 0) console.log(`  the others: ${apart.map(late).join(', ')}`);
}

function optionsOf(options) {
  try {
    const { values } = parseArgs({
      args: [...options],
      options: { published: { type: 'boolean', default: false }, pairs: { type: 'string', default: PAIRS } },
    });
    if (!/^[1-9]\d{0,4}$/.test(values.pairs)) throw new Error(`not a number of pairs: ${values.pairs}`);
    return values;
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : error}: npm run bench -- engines [--published] [--pairs <number>].`,
    );
  }
}

/**
 * Ends with an error if the share is too small with a time at each stop. `--published` takes the timetable as it is, `--pairs` asks more of them.
 *
 * @param {readonly string[]} options
 */
export async function measureEngines(options) {
  const { published: isPublished, pairs } = optionsOf(options);
  const unavailable = (error) => {
    throw error instanceof UserError ? new UserError(`OpenTripPlanner is not run: ${error.message}`) : error;
  };
  const network = await Promise.resolve()
    .then(assertPortoAlegre)
    .then(async () =>
      isPublished ? PORTO_ALEGRE : { ...PORTO_ALEGRE, feeds: await withEveryTime(PORTO_ALEGRE.feeds) },
    )
    .catch(unavailable);
  const { address, name, stop } = await startOtp(network).catch(unavailable);
  try {
    const load = () => loadavg()[0]?.toFixed(1);
    console.log(`${name}; Porto Alegre ${isPublished ? 'as published' : 'with a time at each stop'}, load ${load()}`);
    const result = judged(await askedOf(network, address, pairs));
    print(result);
    if (!isPublished && !(result.share >= LEAST_SHARE))
      throw new UserError(`Less than ${LEAST_SHARE * 100} % arrive within ${MOST_LATE} s.`);
  } finally {
    await stop();
  }
}
