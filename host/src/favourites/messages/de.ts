import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Zu Ihren Favoriten hinzugefügt.',
  'toast.favourites.changed': 'Favorit aktualisiert.',
  'toast.favourites.removed': 'Aus Ihren Favoriten entfernt.',
  'toast.favourites.savedOffline':
    'Keine Verbindung: Diese Änderung bleibt auf diesem Gerät und kommt später in Ihr Konto.',
  'toast.favourites.savedLater':
    'Ihr Konto antwortet nicht: Diese Änderung bleibt auf diesem Gerät und kommt später in Ihr Konto.',
  'toast.favourites.gone': 'Dieser Favorit wurde auf einem anderen Gerät entfernt.',
  'toast.favourites.stays': 'Dieser Favorit wurde auf einem anderen Gerät geändert: Er bleibt in Ihrer Liste.',
  'toast.favourites.full': 'Sie haben schon 200 Favoriten dieser Art. Entfernen Sie einen, um Platz zu schaffen.',
  'toast.favourites.same': 'Bereits in Ihren Favoriten.',
  'toast.favourites.failed': 'Ihre Favoriten ließen sich nicht ändern. Versuchen Sie es gleich noch einmal.',
} satisfies TranslationOf<typeof fr>;
