import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Aggiunto ai tuoi preferiti.',
  'toast.favourites.changed': 'Preferito aggiornato.',
  'toast.favourites.removed': 'Rimosso dai tuoi preferiti.',
  'toast.favourites.savedOffline':
    'Nessuna connessione: la modifica è salvata su questo dispositivo e verrà aggiunta al tuo account quando sarai online.',
  'toast.favourites.savedLater':
    'Il tuo account al momento non è disponibile: la modifica è salvata su questo dispositivo e verrà aggiunta al tuo account appena possibile.',
  'toast.favourites.gone': 'Questo preferito è stato rimosso su un altro dispositivo.',
  'toast.favourites.stays': 'Questo preferito è stato modificato su un altro dispositivo: resta nel tuo elenco.',
  'toast.favourites.full': 'Hai già 200 preferiti di questo tipo. Rimuovine uno per aggiungerne un altro.',
  'toast.favourites.same': 'È già tra i tuoi preferiti.',
  'toast.favourites.failed': 'Non è stato possibile modificare i preferiti. Riprova tra un istante.',
} satisfies TranslationOf<typeof fr>;
