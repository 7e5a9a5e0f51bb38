import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.home': 'Inicio',
  'header.links': 'Enlaces de la red',
  'header.menu': 'Menú',
  'header.language': 'idioma: {{language}}',
  'header.signIn': 'Iniciar sesión',
  'header.signOut': 'Cerrar sesión',
  'header.account': 'Mi cuenta',
  'header.profile': 'Mi perfil',
  'appearance.label': 'Apariencia',
  'appearance.system': 'Automática',
  'appearance.light': 'Clara',
  'appearance.dark': 'Oscura',
} satisfies TranslationOf<typeof fr>;
