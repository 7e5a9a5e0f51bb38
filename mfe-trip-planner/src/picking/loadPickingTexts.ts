import type { Locale, Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** Texts of one language about choosing on the map. */
export async function pickingTexts(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** Registers them under the namespace `picking`. */
export function loadPickingTexts(): Promise<void> {
  return loadMessages('picking', pickingTexts);
}
