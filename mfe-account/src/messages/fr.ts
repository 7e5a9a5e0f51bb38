import type { Messages } from '@halte/contract';

export const messages = {
  'signIn.title': 'Connectez-vous pour continuer',
  'signIn.why': 'La page que vous avez demandée fait partie de votre compte.',
  'signIn.button': 'Se connecter',
  'title.account-profile': 'Mon profil',
  'profile.nameless': 'Voyageur connecté',
  'profile.device': 'Vous êtes connecté sur cet appareil. Sur un appareil partagé, pensez à vous déconnecter.',
  'profile.signOut': 'Se déconnecter',
  'title.account-personal-data': 'Données personnelles',
  'personalData.empty': 'Votre compte ne contient aucune donnée personnelle',
  'personalData.source': 'Ces informations viennent de votre compte voyageur.',
  'personalData.firstName': 'Prénom',
  'personalData.lastName': 'Nom',
  'personalData.email': 'Adresse e-mail',
  'personalData.phone': 'Téléphone',
  'personalData.birthDate': 'Date de naissance',
  'personalData.address': 'Adresse',
  'personalData.zipCode': 'Code postal',
  'personalData.city': 'Ville',
} satisfies Messages;
