import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  point: 'Punto sulla mappa',
  loading: 'Ricerca dell’indirizzo…',
  near: 'Vicino a {{name}}',
  'near.number': 'Vicino a {{name}}',
  nothing: 'Nessun indirizzo né fermata qui vicino',
  failed: 'Indirizzo non trovato. Controlla la connessione a internet.',
  from: 'Parti da qui',
  to: 'Indicazioni',
  via: 'Passa da qui',
  board: 'Prossime partenze',
  lines: 'Linee in questo punto',
  close: 'Chiudi',
};
