import type { Messages } from '@halte/contract';

export const messages = {
  at: 'Enregistré à {{time}}',
  'at.day': 'Enregistré {{day}} à {{time}}',
  why: 'Le réseau ne répond pas. Les horaires sont ceux qui étaient prévus, sans temps réel.',
  retry: 'Réessayer',
} satisfies Messages;
