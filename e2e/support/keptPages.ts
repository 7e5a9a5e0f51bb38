import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The texts of all that the browser keeps for this host, by cache. */
export function keptContents(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return [name, await Promise.all(answers.map((answer) => answer?.text() ?? ''))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** Addresses of the files that are kept, of all builds. */
export function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('halte-shell-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Of files of this host, as a phone loads them. */
export async function compressedBytes(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (path) => {
      const answer = await request.head(path, { headers: { 'accept-encoding': 'br, gzip' } });
      return Number(answer.headers()['content-length']);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A touch, from which on the page is kept: once its app runs, which listens to it. */
export async function touch(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('h1, [role="combobox"], a').first()).toBeVisible();
  await expect(async () => {
    await page.mouse.click(1, 1);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).not.toEqual([]);
  }).toPass();
}

/** Waits until the worker answers this page, its shell is kept, and all hashed files that the page has loaded are. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await Promise.all(
            (await caches.keys())
              .filter((name) => name.startsWith('halte-shell-'))
              .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
          );
          const loaded = performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name))
            .filter(
              ({ origin, pathname, search }) =>
                origin === location.origin && !search && /\.[0-9a-f]{8}\.(js|css|woff2)$/.test(pathname),
            )
            .map(({ pathname }) => pathname);
          const all = kept.flat();
          if (!all.some((path) => path.startsWith('/kept/page/'))) return ['no page'];
          return [...new Set(loaded)].filter((path) => !all.includes(path));
        }),
      { timeout: 20_000 },
    )
    .toEqual([]);
}

/** The text that says how old the screen is; it has the instant in milliseconds. */
export const age = (page: Page) => page.locator('[data-kept]');
