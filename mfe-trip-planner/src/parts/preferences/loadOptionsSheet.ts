import { lazyMessages, loadMessages } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    preferences: typeof import('../../preferences/messages/fr.ts').messages;
  }
}

/** Texts of the namespace `preferences`. */
export const loadPreferencesMessages = lazyMessages({
  fr: () => import('../../preferences/messages/fr.ts'),
  en: () => import('../../preferences/messages/en.ts'),
  es: () => import('../../preferences/messages/es.ts'),
  it: () => import('../../preferences/messages/it.ts'),
  de: () => import('../../preferences/messages/de.ts'),
});

/** The sheet and its texts, together, so that no key is ever shown. */
export async function loadOptionsSheet() {
  const [{ OptionsSheet }] = await Promise.all([
    import('./OptionsSheet.tsx'),
    loadMessages('preferences', loadPreferencesMessages),
  ]);
  return OptionsSheet;
}
