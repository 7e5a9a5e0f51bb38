import { DEFAULT_LOCALE, type Locale, type Messages, type TranslationOf } from '@halte/contract';

export type LoadMessages = (locale: Locale) => Promise<Messages>;

type LoadFile<M> = () => Promise<{ readonly messages: M }>;

export type MessageFiles<French extends Messages> = { readonly fr: LoadFile<French> } & Readonly<
  Record<Exclude<Locale, 'fr'>, LoadFile<TranslationOf<French> & Messages>>
>;

/**
 * Loads one message file per language, on demand: `lazyMessages({ fr: () => import('./fr.ts'), … })`. French where there is no file, as for a
 * remote that is older than a language of its host.
 */
export function lazyMessages<French extends Messages>(files: MessageFiles<French>): LoadMessages {
  // The host’s languages may be more than those that this was built with.
  const byLocale = new Map<string, LoadFile<Messages>>(Object.entries(files));
  return async (locale) => {
    const load = byLocale.get(locale);
    if (load) return (await load()).messages;
    console.error(`Unknown locale file: ${locale}`);
    return (await files[DEFAULT_LOCALE]()).messages;
  };
}
