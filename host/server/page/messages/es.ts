import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'plain.title': 'Elige tus lugares',
  'plain.choose': 'Puede que varios lugares coincidan con tu búsqueda. Elige el que buscas.',
  'plain.from': 'Origen',
  'plain.to': 'Destino',
  'plain.missing': 'Falta este lugar. Escríbelo en el formulario y vuelve a buscar.',
  'plain.none': 'Ningún lugar coincide. Revisa la ortografía en el formulario y vuelve a buscar.',
  'plain.unavailable': 'La búsqueda de lugares no responde. Vuelve a buscar dentro de un momento.',
  'plain.form':
    'Sin JavaScript funciona la búsqueda de lugares, pero no el resto de la aplicación. Para ver los viajes, activa JavaScript en tu navegador y recarga la página.',
  'plain.results':
    'Hemos encontrado tus lugares. Para ver los viajes, activa JavaScript en tu navegador y recarga la página.',
  'plain.edit': 'Cambiar la búsqueda',
} satisfies TranslationOf<typeof fr>;
