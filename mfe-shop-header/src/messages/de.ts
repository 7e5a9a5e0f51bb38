import type { Messages } from '@halte/contract';

export const de = {
  'header.home': 'Startseite',
  'header.links': 'Links des Verkehrsnetzes',
  'header.menu': 'Menü',
  'header.language': 'Sprache: {{language}}',
  'header.signIn': 'Anmelden',
  'header.signOut': 'Abmelden',
  'header.account': 'Mein Konto',
  'header.profile': 'Mein Profil',
} satisfies Messages;
