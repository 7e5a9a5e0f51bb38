import { loadDepartureMessages } from '@halte/api/departures';
import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'proximity-place': typeof import('./messages/fr.ts').messages;
  }
}

const loadOwnMessages = messageLoader('proximity-place', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers the namespaces `proximity-place` and `departures`. */
export async function loadPlaceMessages(): Promise<void> {
  await Promise.all([loadOwnMessages(), loadDepartureMessages()]);
}
