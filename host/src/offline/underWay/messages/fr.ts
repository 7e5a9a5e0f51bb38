import type { Messages } from '@halte/contract';

export const messages = {
  to: 'Votre trajet vers {{to}}',
  leaves: 'Départ à {{time}}',
  arrives: 'Arrivée à {{time}}',
} satisfies Messages;
