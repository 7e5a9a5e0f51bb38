/** Lighthouse's phone: a slow 4G whose delays are those of its requests, and a processor four times slower. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
/** A page is loaded once there was no request and no long task for this time. */
const QUIET_MS = 3_000;
const MOST_MS = 90_000;

/** Runs in the page: records the browser's entries of paints and long tasks. */
function observe() {
  /** @type {{ paints: Record<string, number>, largest: string, tasks: { start: number, ms: number }[] }} */
  const seen = { paints: {}, largest: '', tasks: [] };
  const on = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    seen.paints[name] = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    seen.paints['largest'] = startTime;
    seen.largest = element ? `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60) : '';
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }));
  Object.assign(globalThis, { halteSeen: seen });
}

/** Resolves once nothing has been on its way for a while. Asks nothing of the page itself: that would be measured too. */
async function untilQuiet(page, pending) {
  const end = Date.now() + MOST_MS;
  let last = Date.now();
  while (Date.now() - last < QUIET_MS && Date.now() < end) {
    if (pending.size > 0) last = Date.now();
    await page.waitForTimeout(200);
  }
}

/**
 * Loads `url` with nothing cached on a slow phone. `wanted` is a selector of what the page is for.
 *
 * @returns the figures of one load: milliseconds, bytes on the wire, and the element that was painted as the largest
 */
export async function throttledLoad(browser, url, wanted) {
  const context = await browser.newContext({ locale: 'fr-FR', ...PHONE });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const pending = new Set();
    let requests = 0;
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId }) => {
      requests += 1;
      pending.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      pending.delete(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
    await page.addInitScript(observe);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: MOST_MS });
    await page.locator(wanted).first().waitFor({ timeout: MOST_MS });
    await untilQuiet(page, pending);
    const { paints, largest, tasks } = await page.evaluate(() => Reflect.get(globalThis, 'halteSeen'));
    const first = paints['first-contentful-paint'] ?? 0;
    const lengths = tasks.map(({ ms }) => ms);
    return {
      'first paint, ms': first,
      'largest paint, ms': paints.largest ?? 0,
      'blocking time after the first paint, ms': tasks
        .filter(({ start }) => start > first)
        .reduce((sum, { ms }) => sum + ms - 50, 0),
      'long tasks': tasks.length,
      'longest task, ms': Math.max(0, ...lengths),
      requests,
      'kB on the wire': bytes / 1000,
      largest,
    };
  } finally {
    await context.close();
  }
}
