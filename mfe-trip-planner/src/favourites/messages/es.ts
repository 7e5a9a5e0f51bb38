import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
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
} satisfies TranslationOf<typeof fr>;
