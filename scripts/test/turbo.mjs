import { existsSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDeep, testSeed } from '@halte/judge/sample';
import { command } from '../lib/command.mjs';
import { environmentWithOtp } from '../lib/otp.mjs';
import { FEEDS, MODULES, ROOT } from '../lib/paths.mjs';
import { environmentWithPostgres } from '../lib/postgres.mjs';

/** These talk to a database. */
const WITH_DATABASE = new Set(['unit', 'exact', 'browser']);

/** The tasks that fail soonest run first: all others wait for them. */
const FIRST = new Set(['lint', 'types', 'checks', 'scripts', 'api', 'unit']);

/** Names and sizes of the feeds next to the repository: a result for other feeds is not taken from the cache. */
function feeds(folder = FEEDS) {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true })
    .map((name) => `${name} ${statSync(join(folder, name)).size}`)
    .sort()
    .join('\n');
}

/**
 * Runs tasks of `npm test`, and the builds they need, several at once. A task that fails stops no other.
 * Resolves to whether all succeeded.
 */
export async function runTasks(ids) {
  const isEverything = ids.length > 3;
  const database = ids.some((id) => WITH_DATABASE.has(id)) ? await environmentWithPostgres() : {};
  // It takes minutes to start.
  const engine = isDeep() && ids.includes('exact') ? await environmentWithOtp() : {};
  const seed = testSeed();
  console.log(`${isDeep() ? 'All cases' : 'Samples of the cases'}, HALTE_TEST_SEED=${seed}.`);
  const turbo = (names) =>
    command(
      join(MODULES, '.bin/turbo'),
      [
        'run',
        ...names.map((id) => `test:${id}`),
        // One more than there are cores: tests wait at times, for timers and for other processes.
        `--concurrency=${availableParallelism() + 1}`,
        '--continue=always',
        '--log-order=stream',
        '--output-logs=new-only',
        '--env-mode=loose',
        '--ui=stream',
        '--no-color',
        // Some tasks by name: what they depend on, builds above all, is the person's own affair. Without `test:setup` their
        // hashes would lack the inputs that all tests have in common.
        ...(isEverything ? [] : ['test:setup', '--only']),
      ],
      {
        env: {
          ...database,
          ...engine,
          HALTE_TEST_SEED: seed,
          HALTE_TEST_FEEDS: feeds(),
          // The same modules are compiled by hundreds of processes and threads.
          NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
          // npm would print the command line of every task.
          npm_config_loglevel: 'silent',
          FORCE_COLOR: '0',
        },
        show: true,
      },
    );
  const phases = [ids.filter((id) => FIRST.has(id)), ids.filter((id) => !FIRST.has(id))].filter(
    ({ length }) => length > 0,
  );
  let succeeded = true;
  for (const names of phases) {
    const { code } = await turbo(names);
    succeeded &&= code === 0;
  }
  return succeeded;
}
