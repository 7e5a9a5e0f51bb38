import type { Messages } from '@halte/contract';

export const messages: Messages = {
  heading: 'Favoritos',
  recent: 'Lugares recientes',
  'trip.from': 'Viajes de',
  'trip.via': 'pasando por',
  'trip.to': 'a',
  'trip.fullReturn': 'Ida y vuelta',
  'star.name': 'Favorito: {{name}}',
  'star.add': 'Añadir a favoritos',
  'star.remove': 'Quitar de favoritos',
  all: 'Mostrar todos',
  fewer: 'Mostrar menos',
};
