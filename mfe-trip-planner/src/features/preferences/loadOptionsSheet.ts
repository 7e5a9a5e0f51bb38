import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    preferences: typeof import('./messages/fr.ts').messages;
  }
}

export const loadPreferencesMessages = messageLoader('preferences', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Loads the sheet together with its texts, so that a message key is never shown. */
export async function loadOptionsSheet() {
  const [{ OptionsSheet }] = await Promise.all([import('./OptionsSheet.tsx'), loadPreferencesMessages()]);
  return OptionsSheet;
}
