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
  /** `1`: the traveller has preferences of their own. */
  preferences: 'prefs',
} as const;

export const LOCALE_COOKIE_DAYS = 365;
export const APPEARANCE_COOKIE_DAYS = 365;
