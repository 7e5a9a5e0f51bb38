import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Zu Ihren Favoriten hinzugefügt.',
  'toast.favourites.changed': 'Favorit aktualisiert.',
  'toast.favourites.removed': 'Aus Ihren Favoriten entfernt.',
  'toast.favourites.savedOffline':
    'Keine Internetverbindung: Die Änderung ist auf diesem Gerät gespeichert und wird in Ihr Konto übernommen, sobald Sie wieder online sind.',
  'toast.favourites.savedLater':
    'Ihr Konto ist gerade nicht verfügbar: Die Änderung ist auf diesem Gerät gespeichert und wird so bald wie möglich in Ihr Konto übernommen.',
  'toast.favourites.gone': 'Dieser Favorit wurde auf einem anderen Gerät entfernt.',
  'toast.favourites.stays': 'Dieser Favorit wurde auf einem anderen Gerät geändert: Er bleibt in Ihrer Liste.',
  'toast.favourites.full': 'Sie haben schon 200 Favoriten dieser Art. Entfernen Sie einen, um Platz zu schaffen.',
  'toast.favourites.same': 'Bereits in Ihren Favoriten.',
  'toast.favourites.failed': 'Ihre Favoriten ließen sich nicht ändern. Versuchen Sie es gleich noch einmal.',
} satisfies TranslationOf<typeof fr>;
