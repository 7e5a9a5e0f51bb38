import { loadProblemMessages } from '@halte/api/words';
import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'trip-planner-journeys': typeof import('./messages/fr.ts').messages;
  }
}

/** About found journeys; the form does not need them. */
const loadOwnMessages = messageLoader('trip-planner-journeys', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

/** Registers the namespaces `trip-planner-journeys` and `problems` (messages about failed requests). */
export async function loadJourneyMessages(): Promise<void> {
  await Promise.all([loadOwnMessages(), loadProblemMessages()]);
}
