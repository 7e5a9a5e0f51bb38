import type { Messages } from '@halte/contract';

export const messages: Messages = {
  'toast.favourites.added': 'Ya está en sus favoritos.',
  'toast.favourites.changed': 'Su favorito está al día.',
  'toast.favourites.removed': 'Eliminado de sus favoritos.',
  'toast.favourites.kept': 'Sin conexión: este favorito se guarda en el dispositivo y pasará a su cuenta más tarde.',
  'toast.favourites.full': 'Ya tiene 200 favoritos de este tipo. Elimine uno para añadir otro.',
  'toast.favourites.same': 'Ya está entre sus favoritos.',
  'toast.favourites.offline': 'Sin conexión: sus favoritos no han cambiado. Vuelva a intentarlo cuando tenga conexión.',
  'toast.favourites.failed': 'No se han podido cambiar sus favoritos. Vuelva a intentarlo en un momento.',
};
