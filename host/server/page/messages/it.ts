import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'plain.title': 'Scegli i luoghi',
  'plain.choose': 'Più luoghi potrebbero corrispondere alla ricerca. Scegli quello che cerchi.',
  'plain.from': 'Partenza',
  'plain.to': 'Arrivo',
  'plain.missing': 'Manca questo luogo. Inseriscilo nel modulo, poi cerca di nuovo.',
  'plain.none': 'Nessun luogo corrisponde. Controlla l’ortografia nel modulo, poi cerca di nuovo.',
  'plain.unavailable': 'La ricerca dei luoghi non risponde. Cerca di nuovo tra un istante.',
  'plain.form':
    'Senza JavaScript la ricerca dei luoghi funziona, il resto dell’app no. Per vedere i viaggi attiva JavaScript nel browser, poi ricarica la pagina.',
  'plain.results':
    'I luoghi sono stati trovati. Per vedere i viaggi attiva JavaScript nel browser, poi ricarica la pagina.',
  'plain.edit': 'Modifica la ricerca',
} satisfies TranslationOf<typeof fr>;
