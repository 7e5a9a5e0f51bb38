import type { Locale, Messages, TranslationOf } from '@halte/contract';

export type LoadMessages = (locale: Locale) => Promise<Messages>;

type LoadFile<M> = () => Promise<{ readonly messages: M }>;

type MessageFiles<French extends Messages> = { readonly fr: LoadFile<French> } & Readonly<
  Record<Exclude<Locale, 'fr'>, LoadFile<TranslationOf<French> & Messages>>
>;

/** Loads one message file per language, on demand: `lazyMessages({ fr: () => import('./fr.ts'), … })`. */
export function lazyMessages<French extends Messages>(files: MessageFiles<French>): LoadMessages {
  const byLocale: Readonly<Record<Locale, LoadFile<Messages>>> = files;
  return async (locale) => (await byLocale[locale]()).messages;
}
