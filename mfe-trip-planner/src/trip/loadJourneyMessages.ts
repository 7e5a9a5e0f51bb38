import { loadProblemMessages } from '@halte/api/words';
import type { Locale, Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** Texts of one language about journeys that were found: the form does without them. */
export async function journeyMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** Registers them under the namespace `trip-planner-journeys`, and what there is to say when they cannot be had. */
export async function loadJourneyMessages(): Promise<void> {
  await Promise.all([
    loadMessages('trip-planner-journeys', journeyMessages),
    loadMessages('problems', loadProblemMessages),
  ]);
}
