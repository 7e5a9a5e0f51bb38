import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    shop: typeof import('./messages/fr.ts').messages;
  }
}

/** What is in a cart and in notifications, which no page shows before somebody asks for it. */
export const loadShopMessages = messageLoader('shop', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});
