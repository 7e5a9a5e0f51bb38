import { lazyMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'shop-header': typeof import('./fr.ts').messages;
  }
}

/** Loads the texts of one language. */
export const loadMessages = lazyMessages({
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
});
