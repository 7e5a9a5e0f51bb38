import type { Messages } from '@halte/contract';

export const messages = {
  point: 'Point sur la carte',
  loading: 'Recherche de l’adresse…',
  near: 'Près de {{name}}',
  'near.number': 'Près du {{name}}',
  nothing: 'Aucune adresse ni aucun arrêt à proximité',
  failed: 'Adresse non trouvée. Vérifiez votre connexion à internet.',
  from: 'Partir d’ici',
  to: 'Y aller',
  via: 'Passer par ici',
  board: 'Prochains départs',
  lines: 'Lignes à cet endroit',
  close: 'Fermer',
} satisfies Messages;
