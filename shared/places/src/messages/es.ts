import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'my-position': 'Mi ubicación',
  'my-position.locating': 'Buscando tu ubicación…',
  'locate.denied':
    'La ubicación está bloqueada para este sitio. Permítela en los ajustes del navegador o escribe una dirección.',
  'locate.unavailable': 'No podemos encontrar tu ubicación en este momento. Escribe una dirección o una parada.',
  'locate.timeout': 'Tardamos demasiado en encontrar tu ubicación. Inténtalo de nuevo o escribe una dirección.',
  'locate.unsupported': 'Este dispositivo no comparte su ubicación. Escribe una dirección o una parada.',
  suggestions: 'Lugares sugeridos',
  map: 'Elegir en el mapa',
  favourite: 'Lugar favorito',
  'favourite.HOME': 'Casa',
  'favourite.WORK': 'Trabajo',
  recent: 'Lugar reciente',
  clear: 'Borrar: {{field}}',
  loading: 'Buscando…',
  offline: 'Sin conexión no se puede buscar. Tus lugares recientes siguen disponibles.',
  unanswered:
    'La búsqueda no responde. Vuelve a buscar dentro de un momento; tus lugares recientes siguen disponibles.',
  'no-results': 'No se ha encontrado ningún lugar. Revisa la ortografía o añade la ciudad.',
  results_one: '{{count}} lugar encontrado',
  results_many: '{{count}} de lugares encontrados',
  results_other: '{{count}} lugares encontrados',
  'kind.stoparea': 'Parada',
  'kind.stoppoint': 'Andén',
  'kind.address': 'Dirección',
  'kind.pointofinterest': 'Lugar de interés',
  'kind.carsharingstations': 'Coches compartidos',
  'kind.parks': 'Aparcamiento',
  'kind.bikesharingstations': 'Bicicletas públicas',
  'kind.chargingstations': 'Punto de recarga',
  'kind.bikeparks': 'Aparcamiento de bicicletas',
  'kind.parkandrides': 'Aparcamiento disuasorio',
  'kind.ridesharingparks': 'Punto de viaje compartido',
  'kind.pointofsales': 'Punto de venta',
} satisfies TranslationOf<typeof fr>;
