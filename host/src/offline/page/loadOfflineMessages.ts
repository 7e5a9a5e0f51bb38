import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    offline: typeof import('../messages/fr.ts').messages;
  }
}

/** About answers that are old. Loaded while there is a network. */
export const loadOfflineMessages = messageLoader('offline', {
  fr: () => import('../messages/fr.ts'),
  en: () => import('../messages/en.ts'),
  es: () => import('../messages/es.ts'),
  it: () => import('../messages/it.ts'),
  de: () => import('../messages/de.ts'),
});
