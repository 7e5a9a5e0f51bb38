import type { Messages } from '@halte/contract';

export const messages = {
  alerts: 'Me prévenir',
  'alerts.on':
    'Un message vous dira quand partir et quand descendre. Laissez cette page ouverte : un téléphone en veille peut prévenir en retard.',
  'alerts.refused': 'Les notifications sont refusées dans votre navigateur.',
  follow: 'Suivre ma position',
  'follow.on':
    'Les étapes suivent votre position tant que cette page est ouverte. Votre position ne quitte pas votre appareil.',
  'follow.unknown': 'Position inconnue : les étapes suivent l’heure.',
  'follow.refused': 'La position est refusée dans votre navigateur.',
  'alert.leave': 'Il est temps de partir',
  'alert.leave.text': '{{line}} part à {{time}} de {{stop}}.',
  'alert.getOff': 'Descendez au prochain arrêt : {{stop}}',
} satisfies Messages;
