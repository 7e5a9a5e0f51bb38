import type { Locale, Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('../../preferences/messages/fr.ts'),
  en: () => import('../../preferences/messages/en.ts'),
  es: () => import('../../preferences/messages/es.ts'),
  it: () => import('../../preferences/messages/it.ts'),
  de: () => import('../../preferences/messages/de.ts'),
};

/** Texts of the namespace `preferences`. */
export async function loadPreferencesMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** The layer and its texts, together, so that no key is ever shown. */
export async function loadPreferencesLayer() {
  const [{ PreferencesLayer }] = await Promise.all([
    import('./PreferencesLayer.tsx'),
    loadMessages('preferences', loadPreferencesMessages),
  ]);
  return PreferencesLayer;
}
