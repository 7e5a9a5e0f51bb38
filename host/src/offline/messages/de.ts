import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Gespeichert um {{time}} Uhr, ohne Echtzeit',
  'at.day': 'Gespeichert {{day}} um {{time}} Uhr, ohne Echtzeit',
  timetable: 'Fahrplan vom {{day}}, ohne Echtzeit und Preise',
  why: 'Das Netz antwortet nicht.',
  retry: 'Erneut versuchen',
};
