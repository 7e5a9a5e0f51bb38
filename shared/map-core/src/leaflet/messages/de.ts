import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  map: 'Karte',
  skip: 'Karte überspringen',
  here: 'Kartenmitte auswählen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  locate: 'Mein Standort',
  back: 'Zurück zur Verbindung',
  close: 'Meldung schließen',
  'locate.asking': 'Standort wird ermittelt…',
  'locate.denied': 'Der Standort ist für diese Website gesperrt. Erlauben Sie ihn in den Browser-Einstellungen.',
  'locate.unavailable': 'Ihr Standort lässt sich gerade nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  'locate.timeout': 'Die Standortsuche dauert zu lange. Versuchen Sie es noch einmal.',
  'locate.unsupported': 'Dieses Gerät teilt seinen Standort nicht mit. Suchen Sie einen Ort.',
  'locate.inaccurate':
    'Ihr Standort ist nur auf {{distance}} genau bekannt. Versuchen Sie es im Freien noch einmal oder suchen Sie einen Ort.',
} satisfies TranslationOf<typeof fr>;
