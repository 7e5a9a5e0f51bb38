import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    placeRows: typeof import('./messages/fr.ts').messages;
  }
}

/** Words of results only: loaded with the first search, so that they are no part of a first screen. */
export const loadRowMessages = messageLoader('placeRows', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});
