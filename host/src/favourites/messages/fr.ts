import type { Messages } from '@halte/contract';

export const messages = {
  'toast.favourites.added': 'Ajouté à vos favoris.',
  'toast.favourites.changed': 'Favori mis à jour.',
  'toast.favourites.removed': 'Retiré de vos favoris.',
  'toast.favourites.savedOffline':
    'Pas de connexion : ce changement est gardé sur cet appareil et rejoindra votre compte plus tard.',
  'toast.favourites.savedLater':
    'Votre compte ne répond pas : ce changement est gardé sur cet appareil et rejoindra votre compte plus tard.',
  'toast.favourites.gone': 'Ce favori a été retiré sur un autre appareil.',
  'toast.favourites.stays': 'Ce favori a été modifié sur un autre appareil : il reste dans votre liste.',
  'toast.favourites.full': 'Vous avez déjà 200 favoris de ce type. Retirez-en un pour en ajouter un autre.',
  'toast.favourites.same': 'Il est déjà dans vos favoris.',
  'toast.favourites.failed': 'Vos favoris n’ont pas pu être modifiés. Réessayez dans un instant.',
} satisfies Messages;
