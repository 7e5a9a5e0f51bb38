import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  near: 'Cerca de {{name}}',
  street: 'Calle',
} satisfies TranslationOf<typeof fr>;
