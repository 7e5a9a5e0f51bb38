import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.home': 'Home',
  'header.links': 'Network links',
  'header.menu': 'Menu',
  'header.language': 'language: {{language}}',
  'header.signIn': 'Sign in',
  'header.signOut': 'Sign out',
  'header.account': 'My account',
  'header.profile': 'My profile',
  'appearance.label': 'Appearance',
  'appearance.system': 'Auto',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',
} satisfies TranslationOf<typeof fr>;
