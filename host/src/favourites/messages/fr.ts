import type { Messages } from '@halte/contract';

export const messages = {
  'toast.favourites.added': 'Ajouté à vos favoris.',
  'toast.favourites.changed': 'Favori mis à jour.',
  'toast.favourites.removed': 'Retiré de vos favoris.',
  'toast.favourites.savedOffline':
    'Pas de connexion : modification enregistrée sur cet appareil ; elle sera ajoutée à votre compte dès le retour de la connexion.',
  'toast.favourites.savedLater':
    'Votre compte est momentanément indisponible : modification enregistrée sur cet appareil, elle sera ajoutée à votre compte dès que possible.',
  'toast.favourites.gone': 'Ce favori a été retiré sur un autre appareil.',
  'toast.favourites.stays': 'Ce favori a été modifié sur un autre appareil : il reste dans votre liste.',
  'toast.favourites.full': 'Vous avez déjà 200 favoris de ce type. Retirez-en un pour en ajouter un autre.',
  'toast.favourites.same': 'Déjà dans vos favoris.',
  'toast.favourites.failed': 'Vos favoris n’ont pas pu être modifiés. Réessayez dans un instant.',
} satisfies Messages;
