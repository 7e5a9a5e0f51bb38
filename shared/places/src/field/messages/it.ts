import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  near: 'Vicino a {{name}}',
  street: 'Via',
} satisfies TranslationOf<typeof fr>;
