import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.DEPARTURE': 'Elegir el origen en el mapa',
  'title.ARRIVAL': 'Elegir el destino en el mapa',
  'title.VIA': 'Elegir el punto de paso en el mapa',
  how: 'Toca el mapa o muévelo bajo el marcador.',
  'how.keys': 'Con el teclado: las flechas mueven el mapa, + y − cambian la escala.',
  loading: 'Buscando la dirección…',
  point: 'Punto en el mapa',
  near: 'Cerca de «{{place}}»',
  nothing: 'No hay ninguna dirección cerca, pero puedes elegir este punto.',
  failed: 'Por ahora no se encuentra la dirección, pero puedes elegir este punto.',
  use: 'Elegir este lugar',
  cancel: 'Cancelar',
  waiting: 'Cargando el mapa…',
  missing: 'El mapa no se muestra. Comprueba tu conexión o vuelve al formulario y escribe una dirección.',
  back: 'Volver al formulario',
} satisfies TranslationOf<typeof fr>;
