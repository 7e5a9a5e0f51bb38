import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { command } from '../lib/command.mjs';
import { MODULES } from '../lib/paths.mjs';
import { withProgress } from '../lib/progress.mjs';
import { UserError } from '../lib/userError.mjs';

/** Only this bench needs it, so it is no dependency: it is larger than all the others together. */
const VERSION = '13.5.0';
const FOLDER = join(MODULES, '.cache/lighthouse', VERSION);
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

async function ensureLighthouse() {
  if (existsSync(PROGRAM)) return;
  const { code, output } = await withProgress(`Downloading Lighthouse ${VERSION}`, () =>
    command('npm', ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]),
  );
  if (code !== 0)
    throw new UserError(`${output}\nLighthouse could not be downloaded; --lighthouse 0 measures without it.`);
}

async function score(url) {
  const { code, output } = await command(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { CHROME_PATH: await ensureBrowser() } },
  );
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1) || '{}');
  const performance = report.categories?.performance?.score;
  if (code !== 0 || typeof performance !== 'number')
    throw new UserError(`Lighthouse could not measure ${url}.\n${output.slice(0, 2000)}`);
  return Math.round(performance * 100);
}

/** Scores of Lighthouse for the speed of a page on its simulated phone, of 100, one per run. */
export async function lighthouseOf(url, runs) {
  await ensureLighthouse();
  const scores = [];
  for (let run = 0; run < runs; run += 1) scores.push(await score(url));
  return scores;
}
