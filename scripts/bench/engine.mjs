import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.mjs';
import { FEEDS } from '../lib/paths.mjs';
import { UserError } from '../lib/userError.mjs';

const zipsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.zip'))
        .map((name) => join(folder, name))
    : [];

/** The feeds next to the repository, each alone and all as one network. */
export function feeds() {
  const single = zipsIn(FEEDS);
  const all = [...single, ...zipsIn(join(FEEDS, 'poa'))];
  if (all.length > 0) return [...single, ...(all.length > 1 ? [all.join('+')] : [])];
  console.log(`(Only the made-up city is measured: there are no feeds in ${FEEDS}.)`);
  return [];
}

/** Writes the made-up city's timetable below `data`; resolves to its path. */
async function demoFeed(data) {
  const { createDemoSource } = await import('../../bff/src/source/demo.ts');
  return (await createDemoSource(data, new Date().toISOString().slice(0, 10))).path;
}

async function measure(feed) {
  // Whole answers are those of one network; several zips are there for their size.
  for (const bench of feed.includes('+') ? ['engine.ts'] : ['engine.ts', 'answers.ts']) {
    const { code } = await command(process.execPath, [`bff/bench/${bench}`, feed], { show: true });
    if (code !== 0) throw new UserError(`The engine could not be measured on ${feed}.`);
  }
}

/**
 * Prints the latencies and the memory of the engine, and how long whole answers take, on the zips given (with `+` between them, as one network), else on the made-up city and on every
 * feed beside the repository and on all of these as one: one process each, so that the memory is that of one network.
 *
 * @param {readonly string[]} given
 */
export async function measureEngine(given) {
  if (given.length > 0) {
    for (const feed of given) await measure(feed);
    return;
  }
  const data = mkdtempSync(join(tmpdir(), 'halte-bench-'));
  try {
    for (const feed of [await demoFeed(data), ...feeds()]) await measure(feed);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
