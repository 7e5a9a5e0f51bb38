import type { Messages } from '@halte/contract';

export const es = {
  'header.home': 'Inicio',
  'header.links': 'Enlaces de la red',
  'header.menu': 'Menú',
  'header.language': 'idioma: {{language}}',
  'header.signIn': 'Iniciar sesión',
  'header.signOut': 'Cerrar sesión',
  'header.account': 'Mi cuenta',
  'header.profile': 'Mi perfil',
} satisfies Messages;
