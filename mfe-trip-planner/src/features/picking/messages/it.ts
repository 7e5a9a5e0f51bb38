import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.DEPARTURE': 'Scegli la partenza sulla mappa',
  'title.ARRIVAL': 'Scegli l’arrivo sulla mappa',
  'title.VIA': 'Scegli la tappa sulla mappa',
  how: 'Tocca la mappa oppure spostala sotto il segnaposto.',
  'how.keys': 'Con la tastiera: le frecce spostano la mappa, + e − cambiano la scala.',
  loading: 'Ricerca dell’indirizzo…',
  point: 'Punto sulla mappa',
  near: 'Vicino a «{{place}}»',
  nothing: 'Nessun indirizzo nelle vicinanze, ma puoi scegliere questo punto.',
  failed: 'Al momento l’indirizzo non si trova, ma puoi scegliere questo punto.',
  use: 'Scegli questo luogo',
  cancel: 'Annulla',
  waiting: 'Caricamento della mappa…',
  missing: 'La mappa non viene visualizzata. Controlla la connessione, oppure torna al modulo e scrivi un indirizzo.',
  back: 'Torna al modulo',
} satisfies TranslationOf<typeof fr>;
