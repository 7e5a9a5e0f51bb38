import type { Messages } from '@halte/contract';

export const it = {
  'header.home': 'Home',
  'header.links': 'Link della rete',
  'header.menu': 'Menu',
  'header.language': 'lingua: {{language}}',
  'header.signIn': 'Accedi',
  'header.signOut': 'Esci',
  'header.account': 'Il mio account',
  'header.profile': 'Il mio profilo',
} satisfies Messages;
