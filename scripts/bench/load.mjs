import { gzipSync } from 'node:zlib';
import { CATEGORIES, tasksAfterFirstPaint } from '../../e2e/support/tasks.ts';

/** Lighthouse's phone: a slow 4G whose delays are those of its requests, and a processor four times slower. */
const PHONE = {
  ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  // The server writes the picture of a phone for one that says it is a phone.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
/** All requests of a page in this time without a touch count. */
const UNTOUCHED_MS = 10_000;
/** After that, a page is loaded once nothing has been on its way for this time. */
const QUIET_MS = 2_000;
const MOST_MS = 90_000;

/** Runs in the page: records the browser's entries of paints and shifts, and when an element of `selector` is there. */
function observe(selector) {
  const seen = { first: Number.NaN, largest: Number.NaN, element: '', wanted: Number.NaN, shift: 0 };
  const on = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    seen.largest = startTime;
    seen.element = element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`.slice(0, 60) : '';
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    seen.wanted = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  Object.assign(globalThis, { halteSeen: seen });
}

/** Follows the requests of a page: `idleSince` is when the last one ended. */
async function followRequests(session) {
  const pending = new Set();
  const scripts = new Set();
  const counts = { requests: 0, bytes: 0, idleSince: Date.now() };
  const end = ({ requestId, encodedDataLength = 0 }) => {
    counts.bytes += encodedDataLength;
    if (pending.delete(requestId)) counts.idleSince = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    counts.requests += 1;
    pending.add(requestId);
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable', { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 20_000_000 });
  return { counts, scripts, isQuiet: () => pending.size === 0 && Date.now() - counts.idleSince > QUIET_MS };
}

async function gzipOf(session, requestId) {
  const answer = await session.send('Network.getResponseBody', { requestId }).catch(() => null);
  return answer ? gzipSync(Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length : 0;
}

/** Asks nothing of the page itself: that would be measured too. It looks at a clock, because what it waits for is a time without events. */
async function untilLoaded(page, requests, began) {
  while (Date.now() - began < MOST_MS) {
    if (Date.now() - began > UNTOUCHED_MS && requests.isQuiet()) return;
    await page.waitForTimeout(200);
  }
}

/**
 * Loads a page with nothing cached on a slow phone and does not touch it. `wanted` is a selector of what the page is for.
 *
 * @param {any} browser
 * @param {{ url: string, wanted: string, scheme?: 'light' | 'dark', storage?: Readonly<Record<string, string>> }} load
 * `storage`: entries of the local storage before the page
 * @returns the figures of one load, and `largest`, the element that was painted as the largest
 */
export async function loadOnPhone(browser, { url, wanted, scheme = 'light', storage = {} }) {
  const context = await browser.newContext({ locale: 'fr-FR', colorScheme: scheme, ...PHONE });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await followRequests(session);
    await page.addInitScript(observe, wanted);
    await page.addInitScript(
      (texts) => Object.entries(texts).map(([key, text]) => localStorage.setItem(key, text)),
      storage,
    );
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await browser.startTracing(page, { categories: CATEGORIES });
    const began = Date.now();
    await page.goto(url, { timeout: MOST_MS });
    await untilLoaded(page, requests, began);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    // Not before: Playwright's script, which looks for elements, is two tasks of 45 ms of the page.
    await page.locator(wanted).first().waitFor({ timeout: MOST_MS });
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'halteSeen'));
    const tasks = tasksAfterFirstPaint(traceEvents, new URL(url));
    const bytes = await Promise.all([...requests.scripts].map((id) => gzipOf(session, id)));
    return {
      'first paint, ms': seen.first,
      'largest paint, ms': seen.largest,
      'what it is for, ms': seen.wanted,
      'blocking, processor ms': tasks.blocking,
      'longest task, processor ms': tasks.longest,
      requests: requests.counts.requests,
      'scripts, kB gzip': bytes.reduce((sum, size) => sum + size, 0) / 1000,
      'kB on the wire': requests.counts.bytes / 1000,
      'layout shift, thousandths': seen.shift * 1000,
      largest: seen.element,
    };
  } finally {
    await context.close();
  }
}
