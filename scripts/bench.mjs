/**
 * `npm run bench`: how fast the engine and whole answers are per feed, what the server holds, and how the pages come on a slow phone. Parts can be
 * named: `engine`, `http`, `web`; after `engine`, zips: those are measured, with `+` between them as one network. `ground`, what the map of a large
 * city costs, with numbers of nodes or files of OpenStreetMap behind it, `country`, how long answers take at that size, with a number of stop times behind it, `engines`, how often OpenTripPlanner arrives as early as the embedded engine, and `writes`, what an account that writes for an hour costs strangers, run only when they are named. The options of `web` and `writes` follow them:
 * `npm run bench -- writes --minutes 10`, `npm run bench -- web --help`.
 */
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { withProgress } from './lib/progress.mjs';
import { run, UserError } from './lib/userError.mjs';

const PARTS = ['engine', 'http', 'web'];

async function measureHttp() {
  const { code } = await command(process.execPath, ['bff/bench/http.ts'], { show: true });
  if (code !== 0) throw new UserError('The server could not be measured.');
}

async function measureGround(nodes) {
  const { code } = await command(process.execPath, ['bff/bench/ground.ts', ...nodes], { show: true });
  if (code !== 0) throw new UserError('The map of a large city could not be measured.');
}

async function measurePages(options) {
  const { measureWeb, WEB_HELP } = await import('./bench/web.mjs');
  if (options.includes('--help')) return console.log(WEB_HELP);
  const { code, output } = await withProgress('Building what has changed', build);
  if (code !== 0)
    throw new UserError(`${output}\nThe app could not be built: the lines above say which file does not build.`);
  await measureWeb(options);
}

async function bench(parts) {
  const [first, ...options] = parts.filter((part) => part !== '--');
  if (first === 'writes') {
    const { measureWrites } = await import('./bench/writes.mjs');
    return measureWrites(options);
  }
  if (first === 'ground') return measureGround(options);
  if (first === 'country') {
    const { measureCountry } = await import('./bench/country.mjs');
    return measureCountry(options);
  }
  if (first === 'engines') {
    const { measureEngines } = await import('./bench/engines.mjs');
    return measureEngines(options);
  }
  if (first === 'web') return measurePages(options);
  if (parts.includes('engine')) {
    const { measureEngine } = await import('./bench/engine.mjs');
    await measureEngine(parts.filter((part) => !PARTS.includes(part)));
  }
  if (parts.includes('http')) await measureHttp();
  if (parts.includes('web')) await measurePages([]);
}

await run(async () => {
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  const parts = process.argv.slice(2);
  await bench(parts.length > 0 ? parts : PARTS);
});
