import type { Messages } from '@halte/contract';

export const messages = {
  'problem.offline.title': 'Vous êtes hors connexion',
  'problem.offline.text': 'Vérifiez votre connexion à internet : l’affichage reprendra dès qu’elle sera rétablie.',
  'problem.network.title': 'La connexion a échoué',
  'problem.network.text': 'Vérifiez votre connexion à internet, puis réessayez.',
  'problem.timeout.title': 'La réponse se fait attendre',
  'problem.timeout.text': 'Le service met plus de temps que d’habitude. Réessayez dans un instant.',
  'problem.busy.title': 'Le service est très sollicité',
  'problem.busy.text': 'Trop de demandes arrivent en même temps. Réessayez dans un instant.',
  'problem.unavailable.title': 'Le service ne répond pas',
  'problem.unavailable.text': 'Le problème vient de chez nous, pas de vous : réessayez dans un instant.',
  'problem.not-allowed.title': 'L’accès a été refusé',
  'problem.not-allowed.text': 'Vous n’y êtes pour rien : rechargez la page ou réessayez plus tard.',
  'problem.refused.title': 'Une information n’est pas valable',
  'problem.refused.text': 'Vérifiez ce que vous avez saisi, puis réessayez.',
  'problem.invalid-answer.title': 'Un problème est survenu de notre côté',
  'problem.invalid-answer.text': 'Vous n’y êtes pour rien : réessayez dans un instant.',
  'problem.busy.wait_one': 'Trop de demandes arrivent en même temps. Réessayez dans {{count}} seconde.',
  'problem.busy.wait_other': 'Trop de demandes arrivent en même temps. Réessayez dans {{count}} secondes.',
} satisfies Messages;
