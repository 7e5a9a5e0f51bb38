import type { Appearance, BootDocument, Locale, Writable } from '@halte/contract';
import { announceLocale, rememberLocale } from '../locale/remember.ts';
import { type BuildWatch, watchBuild } from '../remotes/buildWatch.ts';
import { createFederationLoader, type Loader } from '../remotes/federationLoader.ts';
import { createFileProbe, type ProbeFile } from '../remotes/fileProbe.ts';
import { type FetchLatestEntry, fetchLatestEntry } from '../remotes/latestEntry.ts';
import { createTheme } from '../services/theme.ts';
import { widgetMode } from '../services/widgetMode.ts';
import { createSession, type HostSession, type SessionNotice } from '../session/session.ts';

/** What the app does to the page around it: downloads, cookies, storage, listeners and timers. Replaced in the test of `compose`. */
export interface BrowserEffects {
  readonly isWidget: boolean;
  readonly theme: Writable<Appearance>;
  readonly build: BuildWatch;
  readonly loader: Loader;
  readonly probeFile: ProbeFile;
  readonly fetchLatestEntry: FetchLatestEntry;
  readonly createSession: (notify: (notice: SessionNotice) => void) => HostSession;
  readonly announceLocale: (locale: Locale) => void;
  readonly rememberLocale: (locale: Locale) => void;
}

export function createBrowserEffects({ tenant, buildId }: BootDocument): BrowserEffects {
  const cookieDomain = tenant.cookies.domain;
  const hasLogin = tenant.urls?.widgetCdn !== undefined;
  return {
    isWidget: widgetMode(tenant.isWidget),
    theme: createTheme(),
    build: watchBuild({ buildId, timeZone: tenant.timeZone }),
    loader: createFederationLoader(),
    probeFile: createFileProbe(),
    fetchLatestEntry,
    createSession: (notify) => createSession({ cookieDomain, hasLogin, notify }),
    announceLocale,
    rememberLocale: (locale) => rememberLocale(locale, cookieDomain),
  };
}
