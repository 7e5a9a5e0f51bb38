/** Cookies of the product. All have path `/`. */
export const COOKIES = {
  locale: 'locale',
  appearance: 'appearance',
  /** Hashes of the style sheets that the browser has fetched. */
  sheets: 'sheets',
  userToken: 'userToken',
  userInfos: 'userInfos',
  cartEmail: 'cartEmail',
  closedBanners: 'banners:already-closed',
  placesHistory: 'places-history',
  /** On which side of a release to a share of the visitors this one is; see `registry/bucket.ts`. Set by the host's server. */
  share: 'halte-share',
  /** `1`: the traveller has preferences of their own. */
  preferences: 'prefs',
} as const;

/** Stores one cookie, from its text with attributes. The Cookie Store API answers later, needs https and is not in every browser. */
export function storeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = text;
}

export const LOCALE_COOKIE_DAYS = 365;
export const APPEARANCE_COOKIE_DAYS = 365;
