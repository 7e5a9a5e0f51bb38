import type { Messages } from '@halte/contract';

export const en = {
  'header.home': 'Home',
  'header.links': 'Network links',
  'header.menu': 'Menu',
  'header.language': 'language: {{language}}',
  'header.signIn': 'Sign in',
  'header.signOut': 'Sign out',
  'header.account': 'My account',
  'header.profile': 'My profile',
} satisfies Messages;
