import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'trip-planner-favourites': typeof import('./messages/fr.ts').messages;
  }
}

/** About favourites and recent places, which the form does not need. */
export const loadFavouriteTexts = messageLoader('trip-planner-favourites', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});
