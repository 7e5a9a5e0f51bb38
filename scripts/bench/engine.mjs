import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.mjs';
import { FEEDS } from '../lib/paths.mjs';
import { UserError } from '../lib/userError.mjs';

function feeds() {
  if (existsSync(FEEDS))
    return readdirSync(FEEDS)
      .filter((name) => name.endsWith('.zip'))
      .map((name) => join(FEEDS, name));
  console.log(`(Only the made-up city is measured: there are no feeds in ${FEEDS}.)`);
  return [];
}

/** Writes the made-up city's timetable below `data`; resolves to its path. */
async function demoFeed(data) {
  const { createDemoSource } = await import('../../bff/src/source/demo.ts');
  return (await createDemoSource(data, new Date().toISOString().slice(0, 10))).path;
}

async function measure(feed) {
  const { code } = await command(process.execPath, ['bff/bench/engine.ts', feed], { show: true });
  if (code !== 0) throw new UserError(`The engine could not be measured on ${feed}.`);
}

/**
 * Prints the engine's latencies and memory on the zips given (with `+` between them, as one network), else on the made-up city and on every
 * feed beside the repository: one process each, so that the memory is that of one network.
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
