import { coldLoad, FIRST_DOWNLOAD_LIMIT, isCode, isScript, totalGzip } from '../../e2e/support/download.ts';
import { withBrowser, withServers } from './browser.mjs';

const MAX_DEPTH = 2;
const FORM = 'main [role="combobox"]';
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints what `/fr` downloads before its form can be used. Resolves to the sentences that say which limit it breaks. */
export async function measurePage() {
  const { files, later, usableAt } = await withServers(({ port }) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 360, height: 800 } });
      return coldLoad(page, `http://localhost:${port}/fr`, FORM);
    }),
  );
  const scripts = files.filter(isScript);
  const code = files.filter(isCode);
  const depth = Math.max(...code.map((file) => file.depth));
  const lines = [
    ['JavaScript, gzip -9', kilobytes(totalGzip(scripts)), `at most ${kilobytes(FIRST_DOWNLOAD_LIMIT)}`],
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
    ...(totalGzip(scripts) > FIRST_DOWNLOAD_LIMIT
      ? [`/fr needs ${kilobytes(totalGzip(scripts))} of JavaScript, ${kilobytes(FIRST_DOWNLOAD_LIMIT)} are allowed.`]
      : []),
    ...(depth > MAX_DEPTH ? [`/fr needs ${depth} rounds of the network, ${MAX_DEPTH} are allowed.`] : []),
  ];
}
