import type { Messages } from '@halte/contract';

export const messages = {
  'signedin.text': 'Nous vous ramenons là où vous étiez…',
  'unsubscribe.incomplete': 'Ce lien de désinscription est incomplet. Ouvrez celui qui figure dans notre message.',
  'unsubscribe.unavailable':
    'La désinscription n’est pas possible depuis ce site. Adressez-vous à l’expéditeur du message.',
  'unsubscribe.asking':
    'Voulez-vous ne plus recevoir les messages de {{name}} ? Votre compte et vos favoris ne changent pas.',
  'unsubscribe.over':
    'Ce lien n’est plus valable : il a déjà servi ou il est incomplet. Rien n’a changé. Ouvrez le lien du dernier message reçu.',
  'unsubscribe.undone': 'Vous recevez à nouveau nos messages.',
  'unsubscribe.account': 'Choisir mes messages dans mon compte',
  'unsubscribe.undoFailed': 'Votre désinscription est toujours enregistrée. Réessayez dans un instant.',
  'unsubscribe.undo': 'Me réinscrire',
  'unsubscribe.sending': 'Désinscription en cours…',
  'unsubscribe.done': 'Votre désinscription est enregistrée. Vous ne recevrez plus nos messages.',
  'unsubscribe.failed': 'La désinscription n’a pas abouti. Réessayez dans un instant.',
  'unsubscribe.confirm': 'Me désinscrire',
  'next.search': 'Arrêt, lieu ou adresse',
} satisfies Messages;
