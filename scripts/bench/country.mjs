import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.mjs';
import { UserError } from '../lib/userError.mjs';
import { feeds } from './engine.mjs';

const STOP_TIMES = 12_700_000;
/** As `npm start` sets them: memory that is not used is given back. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };

/**
 * Prints how long whole answers take on a country made of copies of the feeds beside the repository, and the memory after them. The country is made in
 * a process of its own, so that the memory is that of the searches.
 *
 * @param {readonly string[]} options how many stop times; by default 12.7 million.
 */
export async function measureCountry([stopTimes = String(STOP_TIMES)]) {
  if (!/^[1-9]\d{0,8}$/.test(stopTimes)) throw new UserError(`Not a number of stop times: ${stopTimes}.`);
  const cities = feeds().filter((feed) => !feed.includes('+'));
  if (cities.length === 0) throw new UserError('A country is made of feeds beside the repository, and there are none.');
  const data = mkdtempSync(join(tmpdir(), 'halte-bench-'));
  const file = join(data, 'country');
  const run = (script, ...options) =>
    command(process.execPath, [`bff/bench/${script}`, file, ...options], { show: true, env: MEMORY });
  try {
    const made = await run('countryFile.ts', stopTimes, ...cities);
    if (made.code !== 0 || (await run('countryAnswers.ts')).code !== 0)
      throw new UserError('The country could not be measured.');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
