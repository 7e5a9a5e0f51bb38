import type { Messages } from '@halte/contract';

export const messages = {
  point: 'Point sur la carte',
  loading: 'Recherche de l’adresse…',
  near: 'Près de {{name}}',
  from: 'Partir d’ici',
  to: 'Y aller',
  via: 'Passer par ici',
  lines: 'Lignes à cet endroit',
  close: 'Fermer',
} satisfies Messages;
