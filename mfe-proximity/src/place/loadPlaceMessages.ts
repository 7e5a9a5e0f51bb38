import { loadDepartureMessages } from '@halte/api/departures';
import { lazyMessages, loadMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'proximity-place': typeof import('./messages/fr.ts').messages;
  }
}

/** Messages of the page of a place in one language. */
export const placeMessages = lazyMessages({
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers the namespaces `proximity-place` and `departures`. */
export async function loadPlaceMessages(): Promise<void> {
  await Promise.all([
    loadMessages('proximity-place', placeMessages),
    loadMessages('departures', loadDepartureMessages),
  ]);
}
