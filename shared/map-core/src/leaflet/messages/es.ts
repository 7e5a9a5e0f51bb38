import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  map: 'Mapa',
  skip: 'Saltar el mapa',
  here: 'Elegir el centro del mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  locate: 'Mi ubicación',
  back: 'Volver al viaje',
  close: 'Cerrar el mensaje',
  'locate.asking': 'Buscando tu ubicación…',
  'locate.denied': 'La ubicación está bloqueada para este sitio. Permítela en los ajustes del navegador.',
  'locate.unavailable': 'Ahora no podemos encontrar tu ubicación. Vuelve a intentarlo dentro de un momento.',
  'locate.timeout': 'Tardamos demasiado en encontrar tu ubicación. Vuelve a intentarlo.',
  'locate.unsupported': 'Este dispositivo no comparte su ubicación. Busca un lugar.',
  'locate.inaccurate':
    'Tu ubicación solo se conoce con un margen de {{distance}}. Vuelve a intentarlo al aire libre o busca un lugar.',
} satisfies TranslationOf<typeof fr>;
