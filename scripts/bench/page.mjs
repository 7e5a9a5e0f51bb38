import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coldLoad, isCode, isScript, totalGzip } from '../../e2e/support/download.ts';
import { ensureBrowser } from '../lib/browser.mjs';
import { ROOT } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { startServers } from '../lib/servers.mjs';

const BUDGET = 190_000;
const MAX_DEPTH = 2;
const FORM = 'main [role="combobox"]';
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

async function inBrowser(work) {
  const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(await browser.newPage({ locale: 'fr-FR', viewport: { width: 360, height: 800 } }));
  } finally {
    await browser.close();
  }
}

async function withServers(work) {
  const data = mkdtempSync(join(tmpdir(), 'halte-bench-'));
  const options = { gtfs: null, rebaseCalendar: false, port: await freePort(), bffPort: await freePort(), data };
  const servers = startServers(options);
  try {
    const failed = await servers.ready;
    if (failed) throw new Sentence(`${failed.name} did not start, so the page was not measured.`);
    return await work(`http://localhost:${options.port}`);
  } finally {
    await servers.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Prints what `/fr` downloads before its form can be used. Resolves to the sentences that say which limit it breaks. */
export async function measurePage() {
  const { files, later, usableAt } = await withServers((origin) =>
    inBrowser((page) => coldLoad(page, `${origin}/fr`, FORM)),
  );
  const scripts = files.filter(isScript);
  const code = files.filter(isCode);
  const depth = Math.max(...code.map((file) => file.depth));
  const lines = [
    ['JavaScript, gzip -9', kilobytes(totalGzip(scripts)), `at most ${kilobytes(BUDGET)}`],
    ['scripts', scripts.length, ''],
    ['styles, gzip -9', kilobytes(totalGzip(files.filter(({ type }) => type === 'Stylesheet'))), ''],
    ['requests', files.length, ''],
    ['depth of code and styles', depth, `at most ${MAX_DEPTH}`],
    ['form can be used after', `${Math.round(usableAt)} ms`, 'localhost, not throttled'],
    ['JavaScript after that', kilobytes(totalGzip(later.filter(isScript))), ''],
  ];
  console.log('\n/fr, nothing cached, until the form can be used');
  for (const [name, value, limit] of lines) console.log(`  ${name.padEnd(28)} ${String(value).padStart(10)}  ${limit}`);
  for (const { url, gzip, depth: level } of scripts) {
    console.log(`    ${kilobytes(gzip).padStart(9)}  depth ${level}  ${new URL(url).pathname}`);
  }
  return [
    ...(totalGzip(scripts) > BUDGET
      ? [`/fr needs ${kilobytes(totalGzip(scripts))} of JavaScript, ${kilobytes(BUDGET)} are allowed.`]
      : []),
    ...(depth > MAX_DEPTH ? [`/fr needs ${depth} rounds of the network, ${MAX_DEPTH} are allowed.`] : []),
  ];
}
