import { test as base } from '@playwright/test';
import { type HeaderPage, openHeaderPage, SIGNED_IN, SIGNED_OUT } from './headerPage.ts';

/** The header under test, as set in `use` of a configuration. */
export interface HeaderOptions {
  /** Address of its `remote.json`. */
  readonly headerUrl: string;
  /** Origins that it may call, besides its own and the backend's. */
  readonly allowedOrigins: readonly string[];
}

interface HeaderFixtures {
  /** The page that rules share; the rule is skipped where the header does not load. */
  readonly loadedHeader: HeaderPage;
  /** The same, not mounted; the rule is skipped where the header is not shown in time. */
  readonly header: HeaderPage;
  /** The same, mounted for a traveller who is signed out, or in; unmounted afterwards. */
  readonly signedOut: HeaderPage;
  readonly signedIn: HeaderPage;
}

interface WorkerFixtures {
  /** The page that all rules share. One that fails may leave something behind: Playwright opens a new one then, with a new worker. */
  readonly opened: HeaderPage;
}

/** A host shows its own header after this. */
export const LIMIT_MS = 3000;
const OPENING_MS = 40_000;

/** Playwright's `test` with the header of `headerUrl` in the page of a host. */
export const test = base.extend<HeaderFixtures, HeaderOptions & WorkerFixtures>({
  headerUrl: ['', { scope: 'worker', option: true }],
  allowedOrigins: [[], { scope: 'worker', option: true }],
  opened: [
    async ({ browser, headerUrl, allowedOrigins }, use) => {
      const opened = await openHeaderPage(browser, { headerUrl, origins: allowedOrigins });
      await use(opened);
      await opened.page.context().close();
    },
    { scope: 'worker', timeout: OPENING_MS },
  ],
  loadedHeader: async ({ opened }, use) => {
    base.skip(opened.loaded.problem !== null, 'It does not load.');
    await use(opened);
  },
  header: async ({ loadedHeader }, use) => {
    base.skip(loadedHeader.mountMs > LIMIT_MS, 'It is not shown in time.');
    await use(loadedHeader);
  },
  signedOut: ({ header }, use) => header.quiet(SIGNED_OUT, () => use(header)),
  signedIn: ({ header }, use) => header.quiet(SIGNED_IN, () => use(header)),
});
