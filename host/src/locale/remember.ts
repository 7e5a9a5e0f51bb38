import { COOKIES, EVENTS, LOCALE_COOKIE_DAYS, type Locale } from '@halte/contract';
import { writeCookie } from '../session/cookies.ts';
import { setDocumentLanguage } from './documentLanguage.ts';

/** Stored for a year after the last visit. */
export function rememberLocale(locale: Locale, domain: string | null): void {
  writeCookie(COOKIES.locale, locale, { domain, days: LOCALE_COOKIE_DAYS });
}

/** Sets the language and the direction of the document, and notifies scripts outside the app (consent banner, widgets). */
export function announceLocale(locale: Locale): void {
  setDocumentLanguage(locale);
  window.dispatchEvent(new CustomEvent(EVENTS.localeChange, { detail: { locale } }));
}
