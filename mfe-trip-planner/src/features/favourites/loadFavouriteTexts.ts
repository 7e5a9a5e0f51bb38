import { lazyMessages, loadMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'trip-planner-favourites': typeof import('./messages/fr.ts').messages;
  }
}

/** Texts of one language about favourites and recent places, which the form does not need. */
export const favouriteTexts = lazyMessages({
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers them under the namespace `trip-planner-favourites`. */
export function loadFavouriteTexts(): Promise<void> {
  return loadMessages('trip-planner-favourites', favouriteTexts);
}
