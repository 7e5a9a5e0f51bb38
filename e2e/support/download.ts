import { gzipSync } from 'node:zlib';
import { type CDPSession, expect, type Page } from '@playwright/test';

/**
 * Bytes of JavaScript, after `gzip -9`, that `/fr` may download before its form has suggestions. The form is painted, and works, before the first of them. All
 * scripts of the page are limited by `e2e/paint/budgets.ts`: what was asked for afterwards, in more files, counts there too.
 */
export const FIRST_DOWNLOAD_LIMIT = 171_900;

/** One file that the page requested. */
export interface Download {
  readonly url: string;
  readonly type: string;
  /** Bytes after `gzip -9`, whatever encoding the server used. */
  readonly gzip: number;
  /** Depth of the request chain: 1 for the document, 2 for files it references, and so on. */
  readonly depth: number;
  /** Milliseconds from the start of the navigation to the request. */
  readonly at: number;
}

export interface ColdLoad {
  readonly files: readonly Download[];
  /** Milliseconds from the start of the navigation until the page was usable. */
  readonly usableAt: number;
  /** Files requested after that, until the network was idle, in order. */
  readonly later: readonly Download[];
}

interface SeenRequest {
  readonly id: string;
  readonly url: string;
  readonly type: string;
  readonly time: number;
  readonly from: string | null;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[]; readonly parent?: Initiator['stack'] };
}

/** The initiator of a request: the URL that the browser names, or the innermost script on the stack. */
function initiatorOf({ url, stack }: Initiator): string | null {
  if (url) return url;
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((call) => call.url !== '');
    if (frame) return frame.url;
  }
  return null;
}

/** Requested by the browser for its tab, and only by one with windows. */
const TAB_ICON = /\/favicon\.svg$/;

interface Watched {
  readonly seen: SeenRequest[];
  /** Ids of the requests that have ended, also by a failure. */
  readonly ended: Set<string>;
  /** Ids of those that the browser answered from its cache. */
  readonly cached: Set<string>;
}

async function watch(session: CDPSession): Promise<Watched> {
  const seen: SeenRequest[] = [];
  const ended = new Set<string>();
  const cached = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (!request.url.startsWith('http') || TAB_ICON.test(request.url)) return;
    seen.push({
      id: requestId,
      url: request.url,
      type: type ?? 'Other',
      time: timestamp,
      from: initiatorOf(initiator),
    });
  });
  session.on('Network.loadingFinished', ({ requestId }) => ended.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => ended.add(requestId));
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  await session.send('Network.enable', { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 20_000_000 });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return { seen, ended, cached };
}

function depths(seen: readonly SeenRequest[]): Map<string, number> {
  const depth = new Map<string, number>();
  for (const { url, from } of seen) {
    if (!depth.has(url)) depth.set(url, from === null ? 1 : (depth.get(from) ?? 1) + 1);
  }
  return depth;
}

async function gzipOf(session: CDPSession, { id }: SeenRequest): Promise<number> {
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId: id });
    return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
  } catch {
    return 0;
  }
}

async function downloadsOf(session: CDPSession, seen: readonly SeenRequest[]): Promise<Download[]> {
  const start = seen[0]?.time ?? 0;
  const depth = depths(seen);
  return Promise.all(
    seen.map(async (request) => ({
      url: request.url,
      type: request.type,
      gzip: await gzipOf(session, request),
      depth: depth.get(request.url) ?? 1,
      at: (request.time - start) * 1000,
    })),
  );
}

export interface Recording {
  /** Requests so far that the browser's cache did not answer; preflights are requests too. */
  requests(): Promise<Download[]>;
  /** How many requests there were, or null while one of them has not ended. */
  settledCount(): number | null;
}

/** Records what the page requests from now on, with an empty cache. */
export async function recordRequests(page: Page): Promise<Recording> {
  const session = await page.context().newCDPSession(page);
  const { seen, ended, cached } = await watch(session);
  return {
    requests: () =>
      downloadsOf(
        session,
        seen.filter(({ id }) => !cached.has(id)),
      ),
    settledCount: () => (seen.every(({ id }) => ended.has(id)) ? seen.length : null),
  };
}

/** Resolves when no request is on its way, and none has begun since the last look. */
export async function untilIdle(recording: Recording): Promise<void> {
  let before: number | null = null;
  await expect
    .poll(
      () => {
        const now = recording.settledCount();
        const isIdle = now !== null && now === before;
        before = now;
        return isIdle;
      },
      { intervals: [500], timeout: 30_000 },
    )
    .toBe(true);
}

/** Opens `path` with an empty cache and lists the downloads until the selector `usable` matches. */
export async function coldLoad(page: Page, path: string, usable: string): Promise<ColdLoad> {
  const session = await page.context().newCDPSession(page);
  const { seen } = await watch(session);
  await page.addInitScript((selector) => {
    const seenAt = (at: number) => performance.mark('halte-usable', { startTime: at });
    const look = () => {
      if (!document.querySelector(selector)) return;
      seenAt(performance.now());
      observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  }, usable);
  await page.goto(path);
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  const usableAt = await page.evaluate(() => performance.getEntriesByName('halte-usable')[0]?.startTime ?? Number.NaN);
  const once = [...new Map(seen.map((request) => [request.url, request])).values()];
  const downloads = await downloadsOf(session, once);
  await session.detach();
  return {
    usableAt,
    files: downloads.filter(({ at }) => at < usableAt),
    later: downloads.filter(({ at }) => at >= usableAt),
  };
}

export const isScript = ({ type, url }: Download) => type === 'Script' || /\.m?js(\?|$)/.test(url);

/** Code and styles: required before the form can render, unlike data and images. */
export const isCode = (file: Download) => isScript(file) || file.type === 'Stylesheet' || file.type === 'Document';

export const totalGzip = (files: readonly Download[]) => files.reduce((sum, { gzip }) => sum + gzip, 0);
