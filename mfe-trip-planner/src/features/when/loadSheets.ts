import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    when: typeof import('./messages/fr.ts').messages;
  }
}

const loadWhenMessages = messageLoader('when', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Loads a sheet together with its texts, so that a message key is never shown. */
export async function loadWhenSheet() {
  const [{ WhenSheet }] = await Promise.all([import('./WhenSheet.tsx'), loadWhenMessages()]);
  return WhenSheet;
}

export async function loadTripTypeSheet() {
  const [{ TripTypeSheet }] = await Promise.all([import('./TripTypeSheet.tsx'), loadWhenMessages()]);
  return TripTypeSheet;
}
