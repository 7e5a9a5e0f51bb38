import { lazyMessages, loadMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    partners: typeof import('./messages/fr.ts').messages;
  }
}

const partnerMessages = lazyMessages({
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers the texts of widgets and of the pages for partners, which the first screen of the app does without. */
export function loadPartnerMessages(): Promise<void> {
  return loadMessages('partners', partnerMessages);
}
