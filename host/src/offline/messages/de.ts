import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Gespeichert um {{time}} Uhr',
  'at.day': 'Gespeichert {{day}} um {{time}} Uhr',
  why: 'Das Netz antwortet nicht. Die Zeiten sind die geplanten, ohne Echtzeit.',
  retry: 'Erneut versuchen',
};
