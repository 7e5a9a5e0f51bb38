import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  title: 'Horarios sin conexión',
  offer:
    'Llévate los horarios de {{name}} ({{size}}, y hasta {{app}} para la aplicación). La búsqueda funciona sin conexión hasta el {{day}}, sin tiempo real ni precios.',
  take: 'Llevar',
  loading: 'Descargando los horarios…',
  cancel: 'Cancelar',
  taken:
    'Los horarios de {{name}} están en este dispositivo ({{size}}, descargados el {{at}}). La búsqueda funciona sin conexión hasta el {{day}}, sin tiempo real ni precios.',
  newer: 'Hay nuevos horarios publicados.',
  update: 'Actualizar',
  remove: 'Quitar de este dispositivo',
  removed: 'Los horarios ya no están en este dispositivo.',
  'failed.unreachable': 'La descarga se ha interrumpido. Vuelve a intentarlo cuando haya conexión de nuevo.',
  'failed.damaged': 'El archivo ha llegado dañado. Vuelve a intentarlo.',
  'failed.noRoom':
    'No hay suficiente espacio en este dispositivo. Libera espacio de almacenamiento y vuelve a intentarlo.',
};
