import type { Locale } from '@halte/contract';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { LoadedHeader, Situation } from '../page/kitPage.ts';
import { ORIGIN, serveHostPage } from './hostPage.ts';
import { type FoundHeader, fetchManifest } from './manifest.ts';
import { kitTenant } from './tenant.ts';

/** How long a rule waits for what it expects. */
export const WAIT_MS = 2000;
/** A page that has not answered by then is in an endless loop. */
const ANSWER_MS = 8000;
export const DESK = { width: 1440, height: 900 };

export const SIGNED_OUT: Situation = { locale: 'fr', signedIn: false };
export const SIGNED_IN: Situation = { locale: 'fr', signedIn: true };

/** The host's page with the header under test, as rules use it. */
export interface HeaderPage {
  readonly page: Page;
  /** Name of the global that the header sets. */
  readonly container: string;
  /** The landmark that the header is in. */
  readonly banner: Locator;
  readonly loaded: LoadedHeader;
  /** Why nothing was shown when it was mounted; null for a header that shows something. */
  readonly mountProblem: string | null;
  /** Milliseconds from the request for the header's entry to its first content; infinite where there was none. */
  readonly mountMs: number;
  /** Console errors, uncaught errors and requests to origins that were not declared, since the page was opened. */
  readonly errors: readonly string[];
  readonly foreignRequests: readonly string[];
  /** How many tickets are in the cart of the backend from now on. */
  setCart(quantity: number): void;
  /** Mounts the header, runs `use` once it shows something, and unmounts it. */
  mounted<T>(situation: Situation, use: () => Promise<T>): Promise<T>;
  /** The same, once the page is quiet. */
  quiet<T>(situation: Situation, use: () => Promise<T>): Promise<T>;
  /** The accessibility tree of the header, including shadow roots. */
  content(): Promise<string>;
  /** Waits until `read` returns what `isWanted` accepts; resolves to the last value. */
  until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T>;
  /** Waits until the header shows the same for a moment, and nothing is on its way. */
  pageIsQuiet(): Promise<void>;
  setLocale(locale: Locale): Promise<void>;
}

/** An element without content is a line with its role alone. */
const isContent = (snapshot: string) => snapshot.trim() !== '- banner';

const refused = (problem: string): LoadedHeader => ({ problem, messageFaults: [], keys: [] });

/** The result of `work`, or the fault when the page does not answer. */
async function answered<T, Otherwise>(work: Promise<T>, otherwise: (why: string) => Otherwise): Promise<T | Otherwise> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise(`the page did not answer within ${ANSWER_MS / 1000} s`)), ANSWER_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Collects what a page logs, and what it asks of other origins than `allowed`. */
function record(context: BrowserContext, allowed: readonly string[]) {
  const errors: string[] = [];
  const foreignRequests: string[] = [];
  const pending = new Set<unknown>();
  const ended = (request: unknown) => void pending.delete(request);
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  context.on('request', (request) => {
    pending.add(request);
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !allowed.includes(origin)) foreignRequests.push(request.url());
  });
  return { errors, foreignRequests, pending };
}

/** Opens the host's page in a new context and loads the header. `origins`: those that it may call, besides its own. */
export async function openHeaderPage(
  browser: Browser,
  { headerUrl, origins }: { readonly headerUrl: string; readonly origins: readonly string[] },
): Promise<HeaderPage> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // While it is written, a header is served by the machine itself.
    permissions: ['local-network-access'],
  });
  const found: FoundHeader | Error = await fetchManifest(headerUrl).catch((error: Error) => error);
  const allowed = [...new Set([...(found instanceof Error ? [] : [found.origin]), ...origins])];
  const { setCart } = await serveHostPage(context, allowed);
  const { errors, foreignRequests, pending } = record(context, [ORIGIN, ...allowed]);
  await context.addCookies([{ name: 'cartEmail', value: 'ada@example.org', url: ORIGIN }]);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/fr`);
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
  const unmount = () =>
    answered(
      page.evaluate(() => window.kit.unmount()),
      (why) => why,
    );

  /** Resolves to why nothing is shown, or null. */
  async function mount(situation: Situation): Promise<string | null> {
    const problem = await page.evaluate((given) => window.kit.mount(given), situation);
    const isShown = isContent(await until(content, isContent));
    return problem ?? (isShown ? null : 'nothing is shown');
  }

  async function mounted<T>(situation: Situation, use: () => Promise<T>): Promise<T> {
    await mount(situation);
    const result = await use();
    await unmount();
    return result;
  }

  const start = Date.now();
  const loaded =
    found instanceof Error
      ? refused(found.message)
      : await answered(
          page.evaluate(([entry, tenant]) => window.kit.load(entry, tenant), [found, kitTenant(ORIGIN)] as const),
          refused,
        );
  const mountProblem = loaded.problem ?? (await answered(mount(SIGNED_OUT), (why) => why));
  const mountMs = mountProblem === null ? Date.now() - start : Number.POSITIVE_INFINITY;
  if (mountProblem === null) await unmount();

  return {
    page,
    container: found instanceof Error ? '' : found.container,
    banner,
    loaded,
    mountProblem,
    mountMs,
    errors,
    foreignRequests,
    setCart,
    mounted,
    quiet: (situation, use) =>
      mounted(situation, async () => {
        await pageIsQuiet();
        return use();
      }),
    content,
    until,
    pageIsQuiet,
    setLocale: (locale) => page.evaluate((given) => window.kit.setLocale(given), locale),
  };
}
