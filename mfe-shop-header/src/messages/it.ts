import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.links': 'Link della rete',
  'header.menu': 'Menu',
  'header.language': 'lingua: {{language}}',
  'header.signIn': 'Accedi',
  'header.account': 'Il mio account',
  'header.close': 'Chiudi',
  'header.languages': 'Lingua',
  'header.newTab': '{{name}} (nuova scheda)',
  'header.outside': 'altro sito',
  'header.apps': 'L’app',
  'menu.settings': 'Impostazioni',
  'menu.overview': 'Il mio account',
  'menu.favourites': 'I miei preferiti',
  'menu.profile': 'Profilo',
  'menu.personalData': 'Dati personali',
  'menu.signOut': 'Esci',
  'menu.appearance': 'Aspetto',
  'footer.cookies': 'Gestisci i cookie',
  'appearance.label': 'Aspetto',
  'appearance.system': 'Automatico',
  'appearance.light': 'Chiaro',
  'appearance.dark': 'Scuro',
} satisfies TranslationOf<typeof fr>;
