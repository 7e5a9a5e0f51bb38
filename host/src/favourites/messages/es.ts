import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Añadido a tus favoritos.',
  'toast.favourites.changed': 'Favorito actualizado.',
  'toast.favourites.removed': 'Quitado de tus favoritos.',
  'toast.favourites.savedOffline':
    'Sin conexión: el cambio se ha guardado en este dispositivo y se añadirá a tu cuenta cuando recuperes la conexión.',
  'toast.favourites.savedLater':
    'Tu cuenta no está disponible ahora: el cambio se ha guardado en este dispositivo y se añadirá a tu cuenta en cuanto sea posible.',
  'toast.favourites.gone': 'Este favorito se quitó en otro dispositivo.',
  'toast.favourites.stays': 'Este favorito se cambió en otro dispositivo: sigue en tu lista.',
  'toast.favourites.full': 'Ya tienes 200 favoritos de este tipo. Quita uno para añadir otro.',
  'toast.favourites.same': 'Ya está en tus favoritos.',
  'toast.favourites.failed': 'No se han podido cambiar tus favoritos. Vuelve a intentarlo dentro de un momento.',
} satisfies TranslationOf<typeof fr>;
