import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Añadido a tus favoritos.',
  'toast.favourites.changed': 'Favorito actualizado.',
  'toast.favourites.removed': 'Eliminado de tus favoritos.',
  'toast.favourites.savedOffline':
    'Sin conexión: este favorito se guarda en el dispositivo y pasará a tu cuenta más tarde.',
  'toast.favourites.full': 'Ya tienes 200 favoritos de este tipo. Elimina uno para añadir otro.',
  'toast.favourites.same': 'Ya está entre tus favoritos.',
  'toast.favourites.offline':
    'Sin conexión: tus favoritos no han cambiado. Vuelve a intentarlo cuando tengas conexión.',
  'toast.favourites.failed': 'No se han podido cambiar tus favoritos. Vuelve a intentarlo dentro de un momento.',
} satisfies TranslationOf<typeof fr>;
