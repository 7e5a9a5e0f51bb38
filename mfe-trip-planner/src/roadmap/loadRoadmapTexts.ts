import type { Locale, Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';
import { loadJourneyTexts } from '../journeys/loadJourneyTexts.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** Texts of one language about a journey while it is made. */
export async function roadmapTexts(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** Registers them under the namespace `trip-planner-roadmap`, together with those about journeys in general. */
export async function loadRoadmapTexts(): Promise<void> {
  await Promise.all([loadJourneyTexts(), loadMessages('trip-planner-roadmap', roadmapTexts)]);
}
