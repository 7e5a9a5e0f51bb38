import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signIn.title': 'Sign in to continue',
  'signIn.why': 'The page you asked for is part of your account.',
  'signIn.button': 'Sign in',
  'title.account-profile': 'My profile',
  'profile.nameless': 'Signed-in traveller',
  'profile.device': 'You are signed in on this device. If you share it, remember to sign out.',
  'profile.signOut': 'Sign out',
  'title.account-personal-data': 'Personal details',
  'personalData.empty': 'Your account holds no personal details',
  'personalData.source': 'This information comes from your traveller account.',
  'personalData.firstName': 'First name',
  'personalData.lastName': 'Last name',
  'personalData.email': 'Email address',
  'personalData.phone': 'Phone',
  'personalData.birthDate': 'Date of birth',
  'personalData.address': 'Address',
  'personalData.zipCode': 'Postcode',
  'personalData.city': 'Town or city',
} satisfies TranslationOf<typeof fr>;
