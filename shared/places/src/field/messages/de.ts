import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  near: 'Nahe {{name}}',
  street: 'Straße',
} satisfies TranslationOf<typeof fr>;
