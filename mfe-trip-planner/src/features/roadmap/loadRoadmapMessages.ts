import { messageLoader } from '@halte/i18n';
import { loadJourneyMessages } from '../journey/loadJourneyMessages.ts';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'trip-planner-roadmap': typeof import('./messages/fr.ts').messages;
  }
}

const loadOwnMessages = messageLoader('trip-planner-roadmap', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers the namespaces `trip-planner-roadmap` and `trip-planner-journeys`. */
export async function loadRoadmapMessages(): Promise<void> {
  await Promise.all([loadJourneyMessages(), loadOwnMessages()]);
}
