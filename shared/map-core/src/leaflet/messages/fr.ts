import type { Messages } from '@halte/contract';

export const messages = {
  map: 'Carte',
  skip: 'Passer la carte',
  here: 'Choisir le centre de la carte',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  locate: 'Ma position',
  back: 'Revenir au trajet',
  close: 'Fermer le message',
  'locate.asking': 'Recherche de votre position…',
  'locate.denied': 'La localisation est bloquée pour ce site. Autorisez-la dans les réglages du navigateur.',
  'locate.unavailable': 'Votre position est introuvable pour le moment. Réessayez dans un instant.',
  'locate.timeout': 'La localisation prend trop de temps. Réessayez.',
  'locate.unsupported': 'Cet appareil ne communique pas sa position. Cherchez un lieu.',
  'locate.inaccurate': 'Votre position n’est connue qu’à {{distance}} près. Réessayez dehors, ou cherchez un lieu.',
} satisfies Messages;
