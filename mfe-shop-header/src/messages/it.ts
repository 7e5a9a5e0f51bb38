import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.home': 'Home',
  'header.links': 'Link della rete',
  'header.menu': 'Menu',
  'header.language': 'lingua: {{language}}',
  'header.signIn': 'Accedi',
  'header.signOut': 'Esci',
  'header.account': 'Il mio account',
  'header.profile': 'Il mio profilo',
  'appearance.label': 'Aspetto',
  'appearance.system': 'Automatico',
  'appearance.light': 'Chiaro',
  'appearance.dark': 'Scuro',
} satisfies TranslationOf<typeof fr>;
