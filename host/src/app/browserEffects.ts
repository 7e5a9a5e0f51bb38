import {
  type Appearance,
  type BootDocument,
  createObservable,
  type Locale,
  parseQuery,
  type Query,
  type Writable,
} from '@halte/contract';
import { announceLocale, rememberLocale } from '../locale/remember.ts';
import { type BuildWatch, watchBuild } from '../remotes/buildWatch.ts';
import { createFederationLoader, type Loader } from '../remotes/federationLoader.ts';
import { createFileProbe, type ProbeFile } from '../remotes/fileProbe.ts';
import { type FetchLatestEntry, fetchLatestEntry } from '../remotes/latestEntry.ts';
import { openTab } from '../services/openTab.ts';
import { createTheme } from '../services/theme.ts';
import { widgetMode } from '../services/widgetMode.ts';
import { createSession, type HostSession, type SessionNotice } from '../session/session.ts';
import { widgetLook, widgetParams } from '../widgets/widgetParams.ts';

/** The app's side effects on the page: downloads, cookies, storage, listeners and timers. Replaced in the test of `compose`. */
export interface BrowserEffects {
  readonly isWidget: boolean;
  /** The parameters that every address keeps: those of a widget. */
  readonly carried: Query;
  /** Loads an address outside the app. */
  readonly leave: (address: string) => void;
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
  const isWidget = widgetMode(tenant.isWidget);
  const query = parseQuery(location.search);
  return {
    isWidget,
    carried: isWidget ? widgetParams(query) : {},
    leave: isWidget ? openTab : (address) => location.assign(address),
    // The server has drawn the page in the widget's appearance; the choice that this device has stored is for the app.
    theme: isWidget ? createObservable(widgetLook(query).theme) : createTheme(cookieDomain),
    build: watchBuild({ buildId, timeZone: tenant.timeZone }),
    loader: createFederationLoader(),
    probeFile: createFileProbe(),
    fetchLatestEntry,
    createSession: (notify) => createSession({ cookieDomain, hasLogin, notify }),
    announceLocale,
    // A widget sets no cookie.
    rememberLocale: isWidget ? () => {} : (locale) => rememberLocale(locale, cookieDomain),
  };
}
