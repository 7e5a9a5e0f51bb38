import { defineRemote } from '@halte/federation/defineRemote';

export const declaration = defineRemote({
  id: 'account',
  routes: [
    {
      name: 'account',
      path: '/account',
      page: 'full',
      signIn: true,
      title: { fr: 'Mon compte', en: 'My account', es: 'Mi cuenta', it: 'Il mio account', de: 'Mein Konto' },
    },
    {
      name: 'account-favorites',
      path: '/account/favorites',
      page: 'full',
      signIn: true,
      title: {
        fr: 'Mes favoris',
        en: 'My favourites',
        es: 'Mis favoritos',
        it: 'I miei preferiti',
        de: 'Meine Favoriten',
      },
    },
    {
      name: 'account-personal-data',
      path: '/account/personal-data',
      page: 'full',
      signIn: true,
      title: {
        fr: 'Mes données',
        en: 'Personal details',
        es: 'Datos personales',
        it: 'Dati personali',
        de: 'Meine Daten',
      },
    },
    {
      name: 'account-profile',
      path: '/account/profile',
      page: 'full',
      signIn: true,
      title: { fr: 'Mon profil', en: 'My profile', es: 'Mi perfil', it: 'Il mio profilo', de: 'Mein Profil' },
    },
    {
      name: 'confirmation',
      path: '/confirmation',
      page: 'full',
      title: { fr: 'Votre compte', en: 'Your account', es: 'Tu cuenta', it: 'Il tuo account', de: 'Ihr Konto' },
    },
  ],
  tab: {
    route: 'account-favorites',
    icon: './tab.svg',
    label: { fr: 'Favoris', en: 'Favourites', es: 'Favoritos', it: 'Preferiti', de: 'Favoriten' },
    after: 'schedules',
    alone: true,
  },
  budget: { first: 72_000, all: 180_000 },
});
