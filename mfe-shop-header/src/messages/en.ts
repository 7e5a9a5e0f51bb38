import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.links': 'Network links',
  'header.menu': 'Menu',
  'header.language': 'language: {{language}}',
  'header.signIn': 'Sign in',
  'header.account': 'My account',
  'header.close': 'Close',
  'header.languages': 'Language',
  'header.newTab': '{{name}} (new tab)',
  'header.outside': 'other site',
  'header.apps': 'The app',
  'menu.settings': 'Settings',
  'menu.overview': 'My account',
  'menu.favourites': 'My favourites',
  'menu.profile': 'Profile',
  'menu.personalData': 'Personal details',
  'menu.signOut': 'Sign out',
  'menu.appearance': 'Appearance',
  'footer.cookies': 'Manage cookies',
  'appearance.label': 'Appearance',
  'appearance.system': 'Auto',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',
} satisfies TranslationOf<typeof fr>;
