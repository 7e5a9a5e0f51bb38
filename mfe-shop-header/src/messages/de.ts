import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.links': 'Links des Verkehrsnetzes',
  'header.menu': 'Menü',
  'header.language': 'Sprache: {{language}}',
  'header.signIn': 'Anmelden',
  'header.account': 'Mein Konto',
  'header.close': 'Schließen',
  'header.languages': 'Sprache',
  'header.newTab': '{{name}} (neuer Tab)',
  'header.outside': 'andere Website',
  'header.apps': 'Die App',
  'menu.settings': 'Einstellungen',
  'menu.overview': 'Mein Konto',
  'menu.favourites': 'Meine Favoriten',
  'menu.profile': 'Profil',
  'menu.personalData': 'Meine Daten',
  'menu.signOut': 'Abmelden',
  'menu.appearance': 'Darstellung',
  'footer.cookies': 'Cookies verwalten',
  'appearance.label': 'Darstellung',
  'appearance.system': 'Automatisch',
  'appearance.light': 'Hell',
  'appearance.dark': 'Dunkel',
} satisfies TranslationOf<typeof fr>;
