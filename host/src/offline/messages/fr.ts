import type { Messages } from '@halte/contract';

export const messages = {
  at: 'Enregistré à {{time}}, sans temps réel',
  'at.day': 'Enregistré {{day}} à {{time}}, sans temps réel',
  timetable: 'Horaires du {{day}}, sans temps réel ni prix',
  why: 'Le réseau ne répond pas.',
  retry: 'Réessayer',
} satisfies Messages;
