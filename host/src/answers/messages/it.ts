import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  point: 'Punto sulla mappa',
  loading: 'Ricerca dell’indirizzo…',
  near: 'Vicino a {{name}}',
  from: 'Parti da qui',
  to: 'Vai qui',
  via: 'Passa da qui',
  lines: 'Linee in questo punto',
  close: 'Chiudi',
};
