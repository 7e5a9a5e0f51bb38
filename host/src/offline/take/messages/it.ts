import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  title: 'Orari senza connessione',
  offer:
    'Porta con te gli orari di {{name}} ({{size}}, e fino a {{app}} per l’app). La ricerca funziona senza connessione fino a {{day}}, senza tempo reale né prezzi.',
  take: 'Porta con te',
  loading: 'Download degli orari…',
  cancel: 'Annulla',
  taken:
    'Gli orari di {{name}} sono su questo dispositivo ({{size}}, scaricati {{at}}). La ricerca funziona senza connessione fino a {{day}}, senza tempo reale né prezzi.',
  newer: 'Sono usciti nuovi orari.',
  update: 'Aggiorna',
  remove: 'Rimuovi da questo dispositivo',
  removed: 'Gli orari non sono più su questo dispositivo.',
  'failed.unreachable': 'Il download si è interrotto. Riprova quando torna la connessione.',
  'failed.damaged': 'Il file è arrivato danneggiato. Riprova.',
  'failed.noRoom': 'Non c’è abbastanza spazio su questo dispositivo. Libera spazio di archiviazione, poi riprova.',
};
