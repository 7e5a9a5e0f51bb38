import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  point: 'Punto en el mapa',
  loading: 'Buscando la dirección…',
  near: 'Cerca de {{name}}',
  'near.number': 'Cerca de {{name}}',
  nothing: 'No hay ninguna dirección ni parada cerca',
  failed: 'Dirección no encontrada. Comprueba tu conexión a internet.',
  from: 'Salir desde aquí',
  to: 'Cómo llegar',
  via: 'Pasar por aquí',
  board: 'Próximas salidas',
  lines: 'Líneas en este lugar',
  close: 'Cerrar',
};
