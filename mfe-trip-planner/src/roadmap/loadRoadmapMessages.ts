import type { Locale, Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';
import { loadJourneyMessages } from '../trip/loadJourneyMessages.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** Messages of the roadmap in one language. */
export async function roadmapMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** Registers the namespaces `trip-planner-roadmap` and `trip-planner-journeys`. */
export async function loadRoadmapMessages(): Promise<void> {
  await Promise.all([loadJourneyMessages(), loadMessages('trip-planner-roadmap', roadmapMessages)]);
}
