import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Zu Ihren Favoriten hinzugefügt.',
  'toast.favourites.changed': 'Favorit aktualisiert.',
  'toast.favourites.removed': 'Aus Ihren Favoriten entfernt.',
  'toast.favourites.savedOffline':
    'Keine Internetverbindung: Dieser Favorit bleibt auf diesem Gerät und kommt später in Ihr Konto.',
  'toast.favourites.full': 'Sie haben schon 200 Favoriten dieser Art. Entfernen Sie einen, um Platz zu schaffen.',
  'toast.favourites.same': 'Bereits in Ihren Favoriten.',
  'toast.favourites.offline':
    'Keine Internetverbindung: Ihre Favoriten sind unverändert. Versuchen Sie es später noch einmal.',
  'toast.favourites.failed': 'Ihre Favoriten ließen sich nicht ändern. Versuchen Sie es gleich noch einmal.',
} satisfies TranslationOf<typeof fr>;
