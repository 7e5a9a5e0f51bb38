import { COOKIES, EVENTS, LOCALE_COOKIE_DAYS, type Locale } from '@halte/contract';
import { writeCookie } from '../session/cookies.ts';

/** Kept for a year from the last visit. */
export function rememberLocale(locale: Locale, domain: string | null): void {
  writeCookie(COOKIES.locale, locale, { domain, days: LOCALE_COOKIE_DAYS });
}

/** Tells the page's neighbours (consent banner, widgets) that the language is another one now. */
export function announceLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  window.dispatchEvent(new CustomEvent(EVENTS.localeChange, { detail: { locale } }));
}
