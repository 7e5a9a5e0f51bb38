import type { Locale } from '@halte/contract';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { LoadedHeader, Situation } from '../page/kitPage.ts';
import type { HostServer } from './hostServer.ts';
import type { FoundHeader } from './manifest.ts';
import { kitTenant } from './tenant.ts';

/** How long a rule waits for what it expects. */
const WAIT_MS = 2000;
export const DESK = { width: 1440, height: 900 };

export const SIGNED_OUT: Situation = { locale: 'fr', signedIn: false };
export const SIGNED_IN: Situation = { locale: 'fr', signedIn: true };

export interface BannerPageOptions {
  readonly browser: Browser;
  readonly header: FoundHeader;
  readonly server: HostServer;
}

/** The host's page with the header under test, as rules use it. */
export interface BannerPage {
  readonly page: Page;
  readonly header: FoundHeader;
  readonly server: HostServer;
  /** The landmark that the header is in. */
  readonly banner: Locator;
  readonly loaded: LoadedHeader;
  /** Why nothing was shown when it was mounted; null for a header that shows something. */
  readonly mountProblem: string | null;
  /** Milliseconds from the request for the header's entry to its first content. */
  readonly mountMs: number;
  /** Console errors, uncaught errors and requests to origins that were not declared, since the page was opened. */
  readonly errors: readonly string[];
  readonly foreignRequests: readonly string[];
  /** Mounts the header, runs `use` and unmounts it, also when `use` fails. */
  mounted<T>(situation: Situation, use: () => Promise<T>): Promise<T>;
  /** What assistive technology is given of the header, also of shadow roots. */
  content(): Promise<string>;
  /** Waits until `read` returns what `isWanted` accepts; resolves to the last value. */
  until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T>;
  /** Waits until the header shows the same for a moment, and nothing is on its way. */
  pageIsQuiet(): Promise<void>;
  setLocale(locale: Locale): Promise<void>;
  close(): Promise<void>;
}

/** An element without content is a line with its role alone. */
const isContent = (snapshot: string) => snapshot.trim() !== '- banner';

/** Opens the page and loads the header's module. `declared`: origins that it may call. */
export async function openBannerPage(
  { browser, header, server }: BannerPageOptions,
  declared: readonly string[],
): Promise<BannerPage> {
  const context: BrowserContext = await browser.newContext({
    viewport: DESK,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const errors: string[] = [];
  const foreignRequests: string[] = [];
  const allowed = new Set([server.origin, header.origin, ...declared]);
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  const pending = new Set<unknown>();
  const ended = (request: unknown) => void pending.delete(request);
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  context.on('request', (request) => {
    pending.add(request);
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !allowed.has(origin)) foreignRequests.push(request.url());
  });
  await context.addCookies([{ name: 'cartEmail', value: 'ada@example.org', url: server.origin }]);
  const page = await context.newPage();
  await page.goto(`${server.origin}/fr`);
  const banner = page.locator('header').first();

  async function until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
    const deadline = Date.now() + WAIT_MS;
    for (;;) {
      const value = await read();
      if (isWanted(value) || Date.now() > deadline) return value;
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
  const content = () => banner.ariaSnapshot();
  async function pageIsQuiet(): Promise<void> {
    let before = '';
    let same = 0;
    await until(content, (text) => {
      same = text === before && pending.size === 0 ? same + 1 : 0;
      before = text;
      return same >= 3;
    });
  }
  const unmount = () => page.evaluate(() => window.kit.unmount());

  async function mount(situation: Situation): Promise<string | null> {
    const problem = await page.evaluate((given) => window.kit.mount(given), situation);
    await until(content, isContent);
    return problem;
  }

  const start = Date.now();
  const loaded = await page.evaluate(([entry, tenant]) => window.kit.load(entry, tenant), [
    header,
    kitTenant(server.origin),
  ] as const);
  let mountMs = Number.POSITIVE_INFINITY;
  let mountProblem: string | null = null;
  if (loaded.problem === null) {
    mountProblem = await mount(SIGNED_OUT);
    if (mountProblem === null && !isContent(await content())) mountProblem = 'nothing is shown';
    if (mountProblem === null) mountMs = Date.now() - start;
    await unmount();
  }

  return {
    page,
    header,
    server,
    banner,
    loaded,
    mountProblem,
    mountMs,
    errors,
    foreignRequests,
    async mounted(situation, use) {
      await mount(situation);
      try {
        return await use();
      } finally {
        await unmount();
      }
    },
    content,
    until,
    pageIsQuiet,
    setLocale: (locale) => page.evaluate((given) => window.kit.setLocale(given), locale),
    close: () => context.close(),
  };
}
