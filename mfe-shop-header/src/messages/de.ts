import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.home': 'Startseite',
  'header.links': 'Links des Verkehrsnetzes',
  'header.menu': 'Menü',
  'header.language': 'Sprache: {{language}}',
  'header.signIn': 'Anmelden',
  'header.signOut': 'Abmelden',
  'header.account': 'Mein Konto',
  'header.profile': 'Mein Profil',
  'appearance.label': 'Darstellung',
  'appearance.system': 'Automatisch',
  'appearance.light': 'Hell',
  'appearance.dark': 'Dunkel',
} satisfies TranslationOf<typeof fr>;
