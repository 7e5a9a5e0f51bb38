import { loadDepartureMessages } from '@halte/api/departures';
import { messageLoader } from '@halte/i18n';
import { loadPlacesMessages } from '@halte/places';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'account-favourites': typeof import('./fr.ts').messages;
  }
}

const loadOwnMessages = messageLoader('account-favourites', {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
});

/** Registers the namespaces that the page shows: without its texts a screen would show keys. */
export async function loadFavouriteTexts(): Promise<void> {
  await Promise.all([loadOwnMessages(), loadDepartureMessages(), loadPlacesMessages()]);
}
