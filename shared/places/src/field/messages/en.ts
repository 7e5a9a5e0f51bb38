import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  near: 'Near {{name}}',
  street: 'Street',
} satisfies TranslationOf<typeof fr>;
