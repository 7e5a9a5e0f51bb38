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

/** Messages about found journeys in one language; the form does not need them. */
export async function journeyMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** Registers the namespaces `trip-planner-journeys` and `problems` (messages about failed requests). */
export async function loadJourneyMessages(): Promise<void> {
  await Promise.all([
    loadMessages('trip-planner-journeys', journeyMessages),
    loadMessages('problems', loadProblemMessages),
  ]);
}
