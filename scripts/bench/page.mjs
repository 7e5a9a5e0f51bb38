import { loadavg } from 'node:os';
import { coldLoad, FIRST_DOWNLOAD_LIMIT, isCode, isScript, totalGzip } from '../../e2e/support/download.ts';
import { networks } from '../../e2e/support/environment.ts';
import { findTrip } from '../../e2e/support/places.ts';
import { addressOf } from '../../e2e/support/tripPlanner.ts';
import { playwright, withBrowser, withServers } from './browser.mjs';
import { throttledLoad } from './throttled.mjs';

const MAX_DEPTH = 2;
const RUNS = 3;
const FORM = 'main [role="combobox"]';
const JOURNEY = 'main a[href*="/trip-planner/roadmap/"]';
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const print = (name, value, note = '') => console.log(`  ${name.padEnd(42)} ${String(value).padStart(10)}  ${note}`);

/** Prints what `/fr` downloads before its form can be used. Resolves to the sentences that say which limit it breaks. */
async function measureDownload(browser, origin) {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 360, height: 800 } });
  const { files, later, usableAt } = await coldLoad(page, `${origin}/fr`, FORM);
  await page.close();
  const scripts = files.filter(isScript);
  const depth = Math.max(...files.filter(isCode).map((file) => file.depth));
  console.log('\n/fr, nothing cached, until the form can be used');
  print('JavaScript, gzip -9', kilobytes(totalGzip(scripts)), `at most ${kilobytes(FIRST_DOWNLOAD_LIMIT)}`);
  print('scripts', scripts.length);
  print('styles, gzip -9', kilobytes(totalGzip(files.filter(({ type }) => type === 'Stylesheet'))));
  print('requests', files.length);
  print('depth of code and styles', depth, `at most ${MAX_DEPTH}`);
  print('form can be used after', `${Math.round(usableAt)} ms`, 'localhost, not throttled');
  print('JavaScript after that', kilobytes(totalGzip(later.filter(isScript))));
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

/** The address of the results of a trip through the demo city. */
async function resultsPath({ port, bffPort, data }) {
  const ports = { hostPort: port, bffPort, data };
  networks(() => ({ demo: ports, strasbourg: ports, looks: ports }));
  const request = await playwright().request.newContext();
  try {
    return addressOf('/results', await findTrip(request, 'demo'));
  } finally {
    await request.dispose();
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Prints how a page comes on a slow phone: medians, and the range of all loads. */
async function measureThrottled(browser, name, url, wanted) {
  const loads = [];
  for (let run = 0; run < RUNS; run += 1) loads.push(await throttledLoad(browser, url, wanted));
  console.log(`\n${name}, nothing cached, phone on a slow 4G, processor four times slower, medians of ${RUNS} loads`);
  const [{ largest, ...figures }] = loads;
  for (const figure of Object.keys(figures)) {
    const values = loads.map((load) => load[figure]);
    print(
      figure,
      Math.round(median(values)),
      `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`,
    );
  }
  print('largest element', largest);
}

/**
 * Prints what `/fr` downloads, and how it and a page of results come on a slow phone. Resolves to the sentences that say which limit of the
 * download is broken. The other figures have none: they are those of this machine, and worse while it has other things to do.
 */
export async function measurePage() {
  return withServers((servers) =>
    withBrowser(async (browser) => {
      const origin = `http://localhost:${servers.port}`;
      const results = `${origin}${await resultsPath(servers)}`;
      const broken = await measureDownload(browser, origin);
      console.log(`\nLoad of the machine before the slow phone: ${loadavg()[0]?.toFixed(1)}.`);
      await measureThrottled(browser, '/fr', `${origin}/fr`, FORM);
      await measureThrottled(browser, 'Results', results, JOURNEY);
      return broken;
    }),
  );
}
