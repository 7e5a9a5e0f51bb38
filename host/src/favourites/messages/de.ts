import type { Messages } from '@halte/contract';

export const messages: Messages = {
  'toast.favourites.added': 'Steht jetzt in Ihren Favoriten.',
  'toast.favourites.changed': 'Ihr Favorit ist auf dem neuesten Stand.',
  'toast.favourites.removed': 'Aus Ihren Favoriten entfernt.',
  'toast.favourites.kept': 'Keine Verbindung: Dieser Favorit bleibt auf diesem Gerät und kommt später in Ihr Konto.',
  'toast.favourites.full': 'Sie haben schon 200 Favoriten dieser Art. Entfernen Sie einen, um Platz zu schaffen.',
  'toast.favourites.same': 'Das steht schon in Ihren Favoriten.',
  'toast.favourites.offline': 'Keine Verbindung: Ihre Favoriten sind unverändert. Versuchen Sie es später noch einmal.',
  'toast.favourites.failed': 'Ihre Favoriten ließen sich nicht ändern. Versuchen Sie es gleich noch einmal.',
};
