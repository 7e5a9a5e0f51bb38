/**
 * `npm run bench`: how fast the engine and whole answers are per feed, what the server holds, what a cold page downloads, and when a slow phone
 * shows it. Parts can be named: `engine`, `http`, `page`; after `engine`, zips: those are measured, with `+` between them as one network. `writes`,
 * what an account that writes for an hour costs strangers, takes half an hour and runs only when it is named; its options follow `--`:
 * `npm run bench -- writes -- --minutes 10`. Ends with exit code 1 when a limit of the download is broken.
 */
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { withProgress } from './lib/progress.mjs';
import { run, UserError } from './lib/userError.mjs';

const PARTS = ['engine', 'http', 'page'];

async function bench(parts) {
  const [first, ...options] = parts;
  if (first === 'writes') {
    const { measureWrites } = await import('./bench/writes.mjs');
    return measureWrites(options.filter((option) => option !== '--'));
  }
  if (parts.includes('engine')) {
    const { measureEngine } = await import('./bench/engine.mjs');
    await measureEngine(parts.filter((part) => !PARTS.includes(part)));
  }
  if (parts.includes('http')) {
    const { code } = await command(process.execPath, ['bff/bench/http.ts'], { show: true });
    if (code !== 0) throw new UserError('The server could not be measured.');
  }
  if (!parts.includes('page')) return;
  const { code, output } = await withProgress('Building what has changed', build);
  if (code !== 0)
    throw new UserError(`${output}\nThe app could not be built: the lines above say which file does not build.`);
  const { measurePage } = await import('./bench/page.mjs');
  const broken = await measurePage();
  if (broken.length > 0) throw new UserError(broken.join('\n'));
}

await run(async () => {
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  const parts = process.argv.slice(2);
  await bench(parts.length > 0 ? parts : PARTS);
});
