import type { Messages } from '@halte/contract';

export const messages = {
  'problem.offline.title': 'Vous êtes hors connexion',
  'problem.offline.text': 'Vous êtes hors connexion. Tout reviendra de soi-même avec le réseau.',
  'problem.network.title': 'La connexion a échoué',
  'problem.network.text': 'La connexion a échoué. Vérifiez votre réseau, puis réessayez.',
  'problem.timeout.title': 'La réponse se fait attendre',
  'problem.timeout.text': 'Le service met trop de temps à répondre. Réessayez.',
  'problem.busy.title': 'Le service est très sollicité',
  'problem.busy.text': 'Le service reçoit trop de demandes. Réessayez dans un instant.',
  'problem.unavailable.title': 'Le service ne répond pas',
  'problem.unavailable.text':
    'Le service ne répond pas. Le problème vient de chez nous, pas de vous : réessayez dans un instant.',
  'problem.not-allowed.title': 'Le service a refusé l’accès',
  'problem.not-allowed.text':
    'Le service a refusé l’accès à l’application. Vous n’y êtes pour rien : rechargez la page ou réessayez plus tard.',
  'problem.refused.title': 'Nous n’avons pas compris cette demande',
  'problem.refused.text': 'Nous n’avons pas compris cette demande. Modifiez-la, puis réessayez.',
  'problem.invalid-answer.title': 'La réponse est illisible',
  'problem.invalid-answer.text':
    'Le service a envoyé une réponse illisible. Le problème vient de chez nous : réessayez dans un instant.',
  'problem.busy.wait_one': 'Le service reçoit trop de demandes. Réessayez dans {{count}} seconde.',
  'problem.busy.wait_other': 'Le service reçoit trop de demandes. Réessayez dans {{count}} secondes.',
} satisfies Messages;
