import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'header.links': 'Enlaces de la red',
  'header.menu': 'Menú',
  'header.language': 'idioma: {{language}}',
  'header.signIn': 'Iniciar sesión',
  'header.account': 'Mi cuenta',
  'header.close': 'Cerrar',
  'header.languages': 'Idioma',
  'header.newTab': '{{name}} (pestaña nueva)',
  'header.outside': 'otro sitio',
  'header.apps': 'La aplicación',
  'menu.settings': 'Ajustes',
  'menu.overview': 'Mi cuenta',
  'menu.favourites': 'Mis favoritos',
  'menu.profile': 'Perfil',
  'menu.personalData': 'Datos personales',
  'menu.signOut': 'Cerrar sesión',
  'menu.appearance': 'Apariencia',
  'footer.cookies': 'Gestionar las cookies',
  'appearance.label': 'Apariencia',
  'appearance.system': 'Automática',
  'appearance.light': 'Clara',
  'appearance.dark': 'Oscura',
} satisfies TranslationOf<typeof fr>;
