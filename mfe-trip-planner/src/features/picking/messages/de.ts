import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.DEPARTURE': 'Start auf der Karte wählen',
  'title.ARRIVAL': 'Ziel auf der Karte wählen',
  'title.VIA': 'Zwischenziel auf der Karte wählen',
  how: 'Tippen Sie auf die Karte oder schieben Sie sie unter die Markierung.',
  'how.keys': 'Mit der Tastatur: Pfeiltasten bewegen die Karte, + und − ändern den Maßstab.',
  loading: 'Adresse wird gesucht…',
  point: 'Punkt auf der Karte',
  near: 'Nahe „{{place}}“',
  nothing: 'Keine Adresse in der Nähe, aber Sie können diesen Punkt wählen.',
  failed: 'Die Adresse lässt sich gerade nicht finden, aber Sie können diesen Punkt wählen.',
  use: 'Diesen Ort wählen',
  cancel: 'Abbrechen',
  waiting: 'Karte wird geladen…',
  missing:
    'Die Karte wird nicht angezeigt. Prüfen Sie Ihre Internetverbindung, oder kehren Sie zum Formular zurück und geben Sie eine Adresse ein.',
  back: 'Zurück zum Formular',
} satisfies TranslationOf<typeof fr>;
