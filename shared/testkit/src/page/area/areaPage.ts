import type { Areas, Locale, RemoteEntry } from '@halte/contract';

/** What the server of the kit writes into the page. */
export interface AreaBoot {
  /** Of the remote. */
  readonly id: string;
  readonly entry: RemoteEntry;
  readonly locale: Locale;
  /** The remote's own. */
  readonly areas: Areas;
  /** Base address of the backend. */
  readonly backend: string;
  /** Capabilities of the host. */
  readonly capabilities: readonly string[];
  /** The host is of a later contract: it has members that nobody knows yet. */
  readonly isLater: boolean;
  /** Draws the map behind the screens that are not over all of it. */
  readonly hasMap: boolean;
  /** The screen stands in the page as markup. */
  readonly isPainted: boolean;
  readonly isSignedIn: boolean;
}

/** The interface of the page to the rules of `halte-remote check`, `window.kitArea`. */
export interface AreaPage {
  /** Why the screen is not shown; null as long as nothing is wrong. */
  problem(): string | null;
  /** The screen has been drawn by its code. */
  isDrawn(): boolean;
  /** Draws it again, after {@link unmount}. */
  mount(): Promise<void>;
  /** Takes it away. Resolves to what it has left in its element, `''` for nothing. */
  unmount(): Promise<string>;
  openListeners(): readonly string[];
  openTimers(): readonly string[];
  /** Page-wide styles. */
  pageStyles(): readonly string[];
  /** Elements outside of the screen, the beginning of each. */
  elementsOutside(): readonly string[];
  /** Violations of the content policy since the page was opened, in words. */
  violations(): readonly string[];
  /** Where the markup of the page and the first render differ. */
  differences(): readonly string[];
  /** What the remote has reported to the host. */
  reports(): readonly string[];
}

declare global {
  interface Window {
    kitArea: AreaPage;
  }
}
