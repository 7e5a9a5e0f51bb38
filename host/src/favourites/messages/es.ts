import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Añadido a tus favoritos.',
  'toast.favourites.changed': 'Favorito actualizado.',
  'toast.favourites.removed': 'Eliminado de tus favoritos.',
  'toast.favourites.savedOffline':
    'Sin conexión: este cambio se guarda en este dispositivo y llegará a tu cuenta más tarde.',
  'toast.favourites.savedLater':
    'Tu cuenta no responde: este cambio se guarda en este dispositivo y llegará a tu cuenta más tarde.',
  'toast.favourites.gone': 'Este favorito se eliminó en otro dispositivo.',
  'toast.favourites.stays': 'Este favorito se cambió en otro dispositivo: sigue en tu lista.',
  'toast.favourites.full': 'Ya tienes 200 favoritos de este tipo. Elimina uno para añadir otro.',
  'toast.favourites.same': 'Ya está entre tus favoritos.',
  'toast.favourites.failed': 'No se han podido cambiar tus favoritos. Vuelve a intentarlo dentro de un momento.',
} satisfies TranslationOf<typeof fr>;
