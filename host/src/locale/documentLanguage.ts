import { directionOf, type Locale } from '@halte/contract';

/** Sets the language and the direction of the document. */
export function setDocumentLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
