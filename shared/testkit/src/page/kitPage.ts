import type { Locale, PublicTenant, RemoteEntry } from '@halte/contract';

/** The state of the traveller, as the host of the kit reports it. */
export interface Situation {
  readonly locale: Locale;
  readonly signedIn: boolean;
}

/** The signed-in traveller. */
export const TRAVELLER = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };

export interface LoadedHeader {
  /** Why the host would not use it; null for a header that it would. */
  readonly problem: string | null;
  /** The faults of its messages. */
  readonly messageFaults: readonly string[];
  /** Keys of its messages. */
  readonly keys: readonly string[];
}

/** The interface of the kit's page to the rules, `window.kit`. */
export interface KitPage {
  load(entry: RemoteEntry, tenant: PublicTenant): Promise<LoadedHeader>;
  /** Resolves to what `mount` threw, or null. */
  mount(situation: Situation): Promise<string | null>;
  /** Resolves to what was left in the element, or what was thrown; null for nothing. */
  unmount(): Promise<string | null>;
  setLocale(locale: Locale): Promise<void>;
  setSignedIn(signedIn: boolean): void;
  /** Sends the event `cart-updated`. */
  sendCartUpdated(detail: object): void;
  /** `signIn` and the like, since the header was mounted. */
  calls(): readonly string[];
  /** Addresses that the host has given out since the header was mounted. */
  addresses(): readonly string[];
  openListeners(): readonly string[];
  openTimers(): readonly string[];
  /** Page-wide styles: style elements and constructed style sheets. */
  pageStyles(): readonly string[];
  redefinedGlobals(own: readonly string[]): readonly string[];
  /** Changes of the page outside the header's element since {@link load}. */
  changesOutside(): readonly string[];
  /** Properties of the page's own elements that look different than before {@link load}. */
  restyled(): readonly string[];
  policyViolations(): readonly { readonly directive: string; readonly blocked: string }[];
}

declare global {
  interface Window {
    kit: KitPage;
  }
}
