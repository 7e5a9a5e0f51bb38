import { lazyMessages, loadMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    when: typeof import('../../when/messages/fr.ts').messages;
  }
}

/** Texts of the namespace `when`. */
const loadWhenMessages = lazyMessages({
  fr: () => import('../../when/messages/fr.ts'),
  en: () => import('../../when/messages/en.ts'),
  es: () => import('../../when/messages/es.ts'),
  it: () => import('../../when/messages/it.ts'),
  de: () => import('../../when/messages/de.ts'),
});

/** A sheet and its texts, together, so that no key is ever shown. */
export async function loadWhenSheet() {
  const [{ WhenSheet }] = await Promise.all([import('./WhenSheet.tsx'), loadMessages('when', loadWhenMessages)]);
  return WhenSheet;
}

export async function loadTripTypeSheet() {
  const [{ TripTypeSheet }] = await Promise.all([
    import('./TripTypeSheet.tsx'),
    loadMessages('when', loadWhenMessages),
  ]);
  return TripTypeSheet;
}
