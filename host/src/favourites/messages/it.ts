import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Aggiunto ai tuoi preferiti.',
  'toast.favourites.changed': 'Preferito aggiornato.',
  'toast.favourites.removed': 'Tolto dai tuoi preferiti.',
  'toast.favourites.savedOffline':
    'Nessuna connessione: questa modifica resta su questo dispositivo e arriverà nel tuo account più tardi.',
  'toast.favourites.savedLater':
    'Il tuo account non risponde: questa modifica resta su questo dispositivo e arriverà nel tuo account più tardi.',
  'toast.favourites.gone': 'Questo preferito è stato rimosso su un altro dispositivo.',
  'toast.favourites.stays': 'Questo preferito è stato modificato su un altro dispositivo: resta nel tuo elenco.',
  'toast.favourites.full': 'Hai già 200 preferiti di questo tipo. Togline uno per aggiungerne un altro.',
  'toast.favourites.same': 'È già tra i tuoi preferiti.',
  'toast.favourites.failed': 'Non è stato possibile modificare i preferiti. Riprova tra un istante.',
} satisfies TranslationOf<typeof fr>;
