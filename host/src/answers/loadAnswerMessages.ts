import { lazyMessages, loadMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    answers: typeof import('./messages/fr.ts').messages;
  }
}

const answerMessages = lazyMessages({
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers the texts of the map's answers. */
export function loadAnswerMessages(): Promise<void> {
  return loadMessages('answers', answerMessages);
}
