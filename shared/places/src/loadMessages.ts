import type { Locale, Messages } from '@halte/contract';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** Texts of the namespace `places`: `loadMessages('places', loadPlacesMessages)` before the first field is shown. */
export async function loadPlacesMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}
