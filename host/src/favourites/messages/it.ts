import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Aggiunto ai tuoi preferiti.',
  'toast.favourites.changed': 'Preferito aggiornato.',
  'toast.favourites.removed': 'Tolto dai tuoi preferiti.',
  'toast.favourites.savedOffline':
    'Sei offline: questo preferito resta sul dispositivo e passerà al tuo account più tardi.',
  'toast.favourites.full': 'Hai già 200 preferiti di questo tipo. Togline uno per aggiungerne un altro.',
  'toast.favourites.same': 'È già tra i tuoi preferiti.',
  'toast.favourites.offline': 'Sei offline: i tuoi preferiti non sono cambiati. Riprova quando torna la connessione.',
  'toast.favourites.failed': 'Non è stato possibile modificare i preferiti. Riprova tra un istante.',
} satisfies TranslationOf<typeof fr>;
