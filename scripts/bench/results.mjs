import { cpus } from 'node:os';
import { UserError } from '../lib/userError.mjs';
import { withBrowser, withServers } from './browser.mjs';
import { manyJourneys } from './manyJourneys.mjs';
import { beginPhase, record, tasksByPhase } from './tasks.mjs';

const JOURNEYS = 30;
const SLOWDOWN = 4;
const LONGEST_MS = 50;
const PASSES = 5;
/** So much slower than at its best the machine may be; otherwise a neighbour has slowed it down, and the pass tells nothing about the page. */
const MOST_UNEVEN = 1.15;
const MOST_PASSES = 20;
/** More of all processors than this must not be in use before the page is opened: the servers and this process leave them alone. */
const MOST_USED = 0.2;
/** What the measuring itself needs; travellers do not wait for it. */
const BETWEEN = 'between';
const CARDS = 'main a[href*="/trip-planner/roadmap/"]';
const SCREENS = [
  { name: 'phone', viewport: { width: 360, height: 800 }, hasTouch: true, gesture: 'touch' },
  { name: 'desk', viewport: { width: 1440, height: 900 }, hasTouch: false, gesture: 'mouse' },
];

/** Nothing is downloaded for a second. Asks nothing of the page itself: that would be measured too. */
async function quiet(page, least = 1_000) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  let last = Date.now();
  const touch = () => {
    last = Date.now();
  };
  const events = ['request', 'requestfinished', 'requestfailed'];
  for (const event of events) page.on(event, touch);
  await wait(least);
  while (Date.now() - last < 1_000) await wait(100);
  for (const event of events) page.off(event, touch);
}

async function scroll(session, { viewport, gesture }, distance) {
  await session.send('Input.synthesizeScrollGesture', {
    x: gesture === 'mouse' ? 200 : viewport.width / 2,
    y: viewport.height * 0.7,
    yDistance: distance,
    speed: 2_000,
    gestureSourceType: gesture,
  });
}

/** Each phase as `[name, work]`; what is long in it is counted from its beginning to the beginning of the next. @returns {[name: string, work: () => Promise<void>][]} */
function phases(page, session, screen, answer) {
  return [
    [
      'answer to rendered',
      async () => {
        answer();
        await quiet(page, 3_000);
      },
    ],
    [
      'selection through the list',
      async () => {
        for (let card = 1; card < JOURNEYS; card += 1) {
          await page.keyboard.press('Tab');
          await page.waitForTimeout(120);
        }
        await quiet(page);
      },
    ],
    [
      'to the end and back',
      async () => {
        await scroll(session, screen, -12_000);
        await scroll(session, screen, 12_000);
        await quiet(page);
      },
    ],
  ];
}

/** How long the machine takes for the same sums, in ms. */
function tick(page) {
  return page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let turn = 0; turn < 20_000_000; turn += 1) sum = (sum * 31 + turn) | 0;
    return performance.now() - began + Math.min(0, Math.abs(sum));
  });
}

async function pass(browser, origin, screen, { path, answer, isBusy }) {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: screen.viewport, hasTouch: screen.hasTouch });
  const page = await context.newPage();
  try {
    /** @type {() => void} */
    let release = () => {};
    const released = /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        release = resolve;
      })
    );
    await page.route('**/journeys/search', async (route) => {
      await released;
      await route.fulfill({ json: answer });
    });
    await page.goto(`${origin}${path}`);
    await page.locator('.leaflet-container').waitFor();
    // A traveller who searches has touched the page before: the host has loaded what it loads on the first touch.
    await page.keyboard.press('Shift');
    await quiet(page, 4_000);
    const session = await context.newCDPSession(page);
    const before = await tick(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: isBusy ? 1 : SLOWDOWN });
    const stop = await record(browser);
    for (const [name, work] of phases(page, session, screen, release)) {
      await beginPhase(page, name);
      await work();
      await beginPhase(page, BETWEEN);
      await page.locator(CARDS).first().focus();
      await page.waitForTimeout(300);
    }
    const events = await stop();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const after = await tick(page);
    const cards = await page.locator(CARDS).count();
    if (cards !== JOURNEYS) throw new UserError(`${cards} journeys are shown, ${JOURNEYS} should be.`);
    const tasks = tasksByPhase(events, { longest: LONGEST_MS, scale: isBusy ? SLOWDOWN : 1 });
    return { tick: Math.max(before, after), phases: tasks.filter(({ name }) => name !== BETWEEN) };
  } finally {
    await context.close();
  }
}

/**
 * Makes passes until enough of them had the machine at its own speed. Those that tell most, when it never is for long enough.
 */
async function passesOn(browser, origin, screen, options) {
  const made = [];
  const even = () => {
    const best = Math.min(...made.map((one) => one.tick));
    return made.filter((one) => one.tick <= best * MOST_UNEVEN);
  };
  while (even().length < PASSES && made.length < MOST_PASSES) made.push(await pass(browser, origin, screen, options));
  const counted = made.toSorted((one, other) => one.tick - other.tick).slice(0, PASSES);
  const ticks = counted.map((one) => Math.round(one.tick));
  console.log(
    `\n${screen.name}: ${counted.length} of ${made.length} passes count; the machine took ${Math.min(...ticks)} to ${Math.max(...ticks)} ms for the same sums.`,
  );
  return counted;
}

const round = (value) => Math.round(value);
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

function summary(results) {
  return results[0].map(({ name }, index) => {
    const each = results.map((result) => result[index].long);
    const longest = each.map((long) => Math.max(0, ...long.map(({ ms }) => ms)));
    const blocking = each.map((long) => long.reduce((sum, { ms }) => sum + ms - LONGEST_MS, 0));
    return {
      name,
      count: median(each.map((long) => long.length)),
      most: Math.max(...each.map((long) => long.length)),
      longest: median(longest),
      worst: Math.max(...longest),
      blocking: median(blocking),
      causes: each.flat().toSorted((one, other) => other.ms - one.ms),
    };
  });
}

function print(screen, phasesOf, isBusy) {
  console.log(
    `\n${JOURNEYS} journeys, ${screen.name} ${screen.viewport.width} × ${screen.viewport.height}, ` +
      `${isBusy ? `the page’s own processor time × ${SLOWDOWN}, as the machine is busy` : `processor ${SLOWDOWN} times slower`}, medians of ${PASSES} passes (worst)`,
  );
  for (const { name, count, most, longest, worst, blocking, causes } of phasesOf) {
    console.log(
      `  ${name.padEnd(28)} ${String(count).padStart(2)} (${most}) tasks of more than ${LONGEST_MS} ms, ` +
        `longest ${round(longest)} (${round(worst)}) ms, blocking ${round(blocking)} ms`,
    );
    for (const { ms, wall, cause } of causes.slice(0, 3))
      console.log(`      ${round(ms)} ms (${round(wall)} on the wall clock): ${cause}`);
  }
}

/** The share of the processors' time that is used, while this process does nothing for so long. */
async function usedShare(ms) {
  const sum = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + Object.values(times).reduce((one, other) => one + other, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = sum();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const after = sum();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/**
 * Slowing down the page's processor reckons by the clock on the wall, so other programs would slow it down many times more. On a machine that
 * has other things to do, the page's own time is taken times the slowdown. Looked at once the servers are idle: building is over by then.
 */
async function isMachineBusy() {
  return (await usedShare(3_000)) > MOST_USED;
}

/** The address of a search as the form writes it. */
function pathOf({ from, to, departure }) {
  const ends = {
    fi: from.id,
    fv: from.title,
    flat: from.lat,
    flon: from.lon,
    ti: to.id,
    tv: to.title,
    tlat: to.lat,
    tlon: to.lon,
  };
  return `/fr/trip-planner/results?${new URLSearchParams({ ...ends, tt: '0', dt: departure })}`;
}

/**
 * Prints how long the page is busy with a list of 30 journeys: when the answer comes, when the selection goes through the list, when it is
 * scrolled. Resolves to the sentences that say which of these has a task of more than 50 ms in most passes.
 */
export async function measureResults() {
  return withServers(async (servers) => {
    const { trip, answer } = await manyJourneys(servers, JOURNEYS);
    const isBusy = await isMachineBusy();
    const broken = [];
    for (const screen of SCREENS) {
      const passes = await withBrowser((browser) =>
        passesOn(browser, `http://localhost:${servers.port}`, screen, { path: pathOf(trip), answer, isBusy }),
      );
      const phasesOf = summary(passes.map(({ phases }) => phases));
      print(screen, phasesOf, isBusy);
      for (const { name, count, longest } of phasesOf) {
        if (count > 0) broken.push(`${screen.name}, ${name}: a task takes ${round(longest)} ms.`);
      }
    }
    return broken;
  });
}
