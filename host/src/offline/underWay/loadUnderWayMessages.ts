import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'under-way': typeof import('./messages/fr.ts').messages;
  }
}

export const loadUnderWayMessages = messageLoader('under-way', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});
