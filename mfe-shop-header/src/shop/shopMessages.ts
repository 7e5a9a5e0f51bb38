import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    shop: typeof import('./messages/fr.ts').messages;
  }
}

/** About cart, notifications and banners, which no page needs before it can be used. */
export const loadShopMessages = messageLoader('shop', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});
