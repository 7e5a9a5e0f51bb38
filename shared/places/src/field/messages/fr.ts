import type { Messages } from '@halte/contract';

export const messages = {
  near: 'Près du {{name}}',
  street: 'Rue',
} satisfies Messages;
