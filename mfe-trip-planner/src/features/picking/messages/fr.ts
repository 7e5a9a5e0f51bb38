import type { Messages } from '@halte/contract';

export const messages = {
  'title.DEPARTURE': 'Choisir le départ sur la carte',
  'title.ARRIVAL': 'Choisir l’arrivée sur la carte',
  'title.VIA': 'Choisir l’étape sur la carte',
  how: 'Touchez la carte, ou déplacez-la sous le repère.',
  'how.keys': 'Au clavier : les flèches déplacent la carte, + et − changent l’échelle.',
  loading: 'Recherche de l’adresse…',
  point: 'Point sur la carte',
  near: 'Près de « {{place}} »',
  nothing: 'Aucune adresse à proximité, mais vous pouvez choisir ce point.',
  failed: 'Adresse introuvable pour l’instant, mais vous pouvez choisir ce point.',
  use: 'Choisir ce lieu',
  cancel: 'Annuler',
  waiting: 'Chargement de la carte…',
  missing: 'La carte ne s’affiche pas. Vérifiez votre connexion, ou revenez au formulaire et saisissez une adresse.',
  back: 'Revenir au formulaire',
} satisfies Messages;
