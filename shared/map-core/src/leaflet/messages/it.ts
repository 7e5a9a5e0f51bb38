import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  map: 'Mappa',
  skip: 'Salta la mappa',
  here: 'Scegli il centro della mappa',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  locate: 'La mia posizione',
  back: 'Torna al viaggio',
  close: 'Chiudi il messaggio',
  'locate.asking': 'Ricerca della tua posizione…',
  'locate.denied': 'La posizione è bloccata per questo sito. Consentila nelle impostazioni del browser.',
  'locate.unavailable': 'Al momento non riusciamo a trovare la tua posizione. Riprova tra un istante.',
  'locate.timeout': 'Ci vuole troppo tempo per trovare la tua posizione. Riprova.',
  'locate.unsupported': 'Questo dispositivo non comunica la sua posizione. Cerca un luogo.',
  'locate.inaccurate': 'La tua posizione è nota solo entro {{distance}}. Riprova all’aperto o cerca un luogo.',
} satisfies TranslationOf<typeof fr>;
