import { UserError } from '../lib/userError.mjs';
import { withBrowser, withServers } from './browser.mjs';
import { beginPhase, record, tasksByPhase } from './tasks.mjs';

const POINTS = 5_000;
const SLOWDOWN = 4;
const P95_LIMIT_MS = 50;
const MINUTE_MS = 60_000;
/** Degrees in which all of them lie. */
const SPAN = 0.09;
const MODES = ['bus', 'bus', 'bus', 'bus', 'tram', 'metro', 'train'];
const COLORS = ['#c8102e', '#0057a8', '#007a5e', '#d95f02', '#a8005c'];

/** A number between 0 and 1 that is the same at each run. */
function* numbers() {
  let seed = 1;
  while (true) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

/** Stops around a place, as the backend sends them. */
function pointsAround({ lat, lon }) {
  const random = numbers();
  const next = () => Number(random.next().value);
  return Array.from({ length: POINTS }, (_, index) => {
    const mode = MODES[index % MODES.length] ?? 'bus';
    const color = COLORS[index % COLORS.length];
    return {
      id: `bench:${index}`,
      lat: lat + (next() - 0.5) * SPAN,
      lon: lon + (next() - 0.5) * SPAN * 1.5,
      type: 'stopArea',
      name: `Stop ${index}`,
      modes: [mode],
      lines: [{ id: `${index % 40}`, shortName: `${index % 40}`, longName: '', mode, color, textColor: '#ffffff' }],
    };
  });
}

/** Moves the map to and fro with the mouse for a minute, as one who looks for something. */
async function panForAMinute(page) {
  const end = Date.now() + MINUTE_MS;
  const [left, right, y] = [700, 1300, 450];
  for (let turn = 0; Date.now() < end; turn += 1) {
    const [from, to] = turn % 2 === 0 ? [right, left] : [left, right];
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y + (turn % 3) * 40, { steps: 24 });
    await page.mouse.up();
  }
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Prints how long the page's tasks take while a map with 5 000 points is moved for a minute, by a processor that is four times slower: its own time is
 * multiplied, so that what else the machine does is not counted. Resolves to the sentences that say which limit it breaks.
 */
export async function measurePan() {
  return withServers((servers) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
      const boxes = new Set();
      let requests = 0;
      await page.route('**/api/v1/proximity/points*', async (route) => {
        requests += 1;
        const corners = new URL(route.request().url()).searchParams.getAll('coord');
        boxes.add(corners.join(' '));
        const [lat = 0, lon = 0] = (corners[0] ?? '').split(',').map(Number);
        const points = pointsAround({ lat: Math.round(lat * 10) / 10, lon: Math.round(lon * 10) / 10 });
        await route.fulfill({ json: { points, total: points.length, clusters: [] } });
      });
      await page.goto(`http://localhost:${servers.port}/fr/proximity`);
      await page.locator('.leaflet-container canvas').waitFor({ state: 'attached' });
      await page.waitForTimeout(5_000);
      const stop = await record(browser);
      await beginPhase(page, 'pan');
      await panForAMinute(page);
      const events = await stop();
      if (boxes.size < requests) throw new UserError(`The same box was requested again: ${requests} requests.`);
      const [{ long }] = tasksByPhase(events, { longest: 1, scale: SLOWDOWN });
      const times = long.map(({ ms }) => ms).toSorted((one, other) => one - other);
      const p95 = percentile(times, 0.95);
      const over = times.filter((ms) => ms > P95_LIMIT_MS).length;
      console.log(`\n${POINTS} points on the map, moved for a minute, the page’s own processor time × ${SLOWDOWN}`);
      console.log(
        `  ${times.length} tasks of more than 1 ms: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most ${P95_LIMIT_MS} ms), ` +
          `longest ${(times.at(-1) ?? 0).toFixed(0)} ms, ${over} over ${P95_LIMIT_MS} ms; ${requests} requests for points`,
      );
      const worst = long.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
      for (const { ms, cause } of worst) console.log(`      ${Math.round(ms)} ms: ${cause}`);
      return p95 > P95_LIMIT_MS ? [`Moving the map: 95 % of the tasks take up to ${Math.round(p95)} ms.`] : [];
    }),
  );
}
