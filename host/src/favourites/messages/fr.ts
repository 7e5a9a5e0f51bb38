import type { Messages } from '@halte/contract';

export const messages = {
  'toast.favourites.added': 'Ajouté à vos favoris.',
  'toast.favourites.changed': 'Favori mis à jour.',
  'toast.favourites.removed': 'Retiré de vos favoris.',
  'toast.favourites.savedOffline':
    'Pas de connexion : ce favori est gardé sur cet appareil et rejoindra votre compte plus tard.',
  'toast.favourites.full': 'Vous avez déjà 200 favoris de ce type. Retirez-en un pour en ajouter un autre.',
  'toast.favourites.same': 'Il est déjà dans vos favoris.',
  'toast.favourites.offline': 'Pas de connexion : vos favoris n’ont pas changé. Réessayez une fois reconnecté.',
  'toast.favourites.failed': 'Vos favoris n’ont pas pu être modifiés. Réessayez dans un instant.',
} satisfies Messages;
