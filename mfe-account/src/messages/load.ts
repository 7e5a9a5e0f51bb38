import type { Locale, Messages } from '@halte/contract';

const LOADERS: Readonly<Record<Locale, () => Promise<Messages>>> = {
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
  it: () => import('./it.ts').then(({ it }) => it),
  de: () => import('./de.ts').then(({ de }) => de),
};

/** Texts of one language, fetched alone. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return LOADERS[locale]();
}
