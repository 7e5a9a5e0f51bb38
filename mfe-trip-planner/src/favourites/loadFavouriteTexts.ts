import type { Locale, Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** Texts of one language about what the traveller keeps and has chosen before: the form does without them. */
export async function favouriteTexts(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** Registers them under the namespace `trip-planner-favourites`. */
export function loadFavouriteTexts(): Promise<void> {
  return loadMessages('trip-planner-favourites', favouriteTexts);
}
