import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ROOT } from './environment.ts';

/** Problems that fail a test unless it expects them. */
export interface Problems {
  /** Allows problems whose text matches. */
  expect(pattern: RegExp): void;
  /** All problems so far, allowed or not. */
  readonly all: readonly string[];
}

export interface Options {
  /**
   * The map's tiles: a page's forty are a third of the browser's work, so they are plain images unless a test sets `drawn`. Everything above
   * them is unchanged.
   */
  readonly tiles: 'plain' | 'drawn';
  /** The banners of the demo, which take room on every page: a visitor has closed them unless a test sets `shown`. */
  readonly banners: 'closed' | 'shown';
  /**
   * The answers that a page comes with: tests of requests and of their failures are about those that the app sends, so the page has none unless a
   * test sets `sent`.
   */
  readonly firstData: 'left out' | 'sent';
}

export interface Devices {
  /** Opens a page in a browser context of its own, where nothing is stored. It is closed with the test at the latest. */
  readonly openDevice: (timezoneId: string) => Promise<Page>;
}

/** Replaces tiles by plain images, in the page: a route would delay every other request too. */
function replaceTiles(): void {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  if (!source) return;
  const plain = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(this: HTMLImageElement, url: string) {
      // The lines from afar are above the ground, though in the same files.
      source.set?.call(this, /\/tiles\/\d+\/(?!.*#lines)/.test(url) ? plain : url);
    },
  });
}

/** Before the script of the app, which reads them when the page is complete. */
function leaveOutData(): void {
  document.addEventListener('readystatechange', () => {
    for (const element of document.querySelectorAll('script[id^="data:"]')) element.remove();
  });
}

const BANNERS = readdirSync(join(ROOT, 'bff/content/banners')).map((file) => basename(file, '.json'));

async function closeBanners(context: BrowserContext): Promise<void> {
  const cookie = { name: 'banners:already-closed', value: encodeURIComponent(JSON.stringify(BANNERS)), path: '/' };
  await context.addCookies(['localhost', 'littoral.localhost'].map((domain) => ({ ...cookie, domain })));
}

const OUTSIDE = /^https?:\/\/(?!(?:[\w-]+\.)*localhost[:/]|127\.0\.0\.1[:/])/;

/**
 * Fails a test on a console error, an uncaught error, a violation of the content policy or a request to another machine.
 */
export const test = base.extend<{ problems: Problems } & Options & Devices>({
  tiles: ['plain', { option: true }],
  banners: ['closed', { option: true }],
  firstData: ['left out', { option: true }],
  context: async ({ context, tiles, banners, firstData }, use) => {
    if (banners === 'closed') await closeBanners(context);
    if (tiles === 'plain') await context.addInitScript(replaceTiles);
    if (firstData === 'left out') await context.addInitScript(leaveOutData);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A handler that still reads an answer would fail in the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openDevice: async ({ browser, tiles, firstData }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (timezoneId) => {
      const context = await browser.newContext({ timezoneId });
      opened.push(context);
      await closeBanners(context);
      if (tiles === 'plain') await context.addInitScript(replaceTiles);
      if (firstData === 'left out') await context.addInitScript(leaveOutData);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  problems: [
    async ({ context }, use) => {
      const all: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') all.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => all.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        if (OUTSIDE.test(request.url())) all.push(`outside: ${request.url()}`);
      });
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
            console.error(`content policy: ${violatedDirective} refused ${blockedURI} at ${sourceFile}:${lineNumber}`);
          },
        );
      });
      await use({ all, expect: (pattern) => expected.push(pattern) });
      expect(
        all.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
        'problems on the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
