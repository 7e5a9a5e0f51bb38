import type { Messages } from '@halte/contract';

export const messages = {
  'header.home': 'Accueil',
  'header.links': 'Liens du réseau',
  'header.menu': 'Menu',
  'header.language': 'langue : {{language}}',
  'header.signIn': 'Se connecter',
  'header.signOut': 'Se déconnecter',
  'header.account': 'Mon compte',
  'header.profile': 'Mon profil',
  'appearance.label': 'Apparence',
  'appearance.system': 'Auto',
  'appearance.light': 'Clair',
  'appearance.dark': 'Sombre',
} satisfies Messages;
