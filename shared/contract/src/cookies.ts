/** Cookies of the product. All have path `/`. */
export const COOKIES = {
  locale: 'locale',
  userToken: 'userToken',
  userInfos: 'userInfos',
  cartEmail: 'cartEmail',
  closedBanners: 'banners:already-closed',
  placesHistory: 'places-history',
} as const;

export const LOCALE_COOKIE_DAYS = 365;
