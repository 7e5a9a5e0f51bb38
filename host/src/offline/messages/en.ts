import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Saved at {{time}}, not live',
  'at.day': 'Saved {{day}} at {{time}}, not live',
  timetable: 'Timetable of {{day}}, without live times or prices',
  why: 'The network does not answer.',
  retry: 'Try again',
};
