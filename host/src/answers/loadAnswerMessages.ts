import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    answers: typeof import('./messages/fr.ts').messages;
  }
}

/** About answers of the map. */
export const loadAnswerMessages = messageLoader('answers', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});
