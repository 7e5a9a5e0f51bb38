import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signIn.title': 'Melden Sie sich an, um fortzufahren',
  'signIn.why': 'Die gewünschte Seite gehört zu Ihrem Konto.',
  'signIn.button': 'Anmelden',
  'title.account-profile': 'Mein Profil',
  'profile.nameless': 'Angemeldeter Fahrgast',
  'profile.device':
    'Sie sind auf diesem Gerät angemeldet. Wenn Sie es mit anderen teilen, melden Sie sich anschließend ab.',
  'profile.signOut': 'Abmelden',
  'title.account-personal-data': 'Persönliche Daten',
  'personalData.empty': 'Ihr Konto enthält keine persönlichen Daten',
  'personalData.source': 'Diese Angaben stammen aus Ihrem Fahrgastkonto.',
  'personalData.firstName': 'Vorname',
  'personalData.lastName': 'Nachname',
  'personalData.email': 'E-Mail-Adresse',
  'personalData.phone': 'Telefon',
  'personalData.birthDate': 'Geburtsdatum',
  'personalData.address': 'Adresse',
  'personalData.zipCode': 'Postleitzahl',
  'personalData.city': 'Ort',
} satisfies TranslationOf<typeof fr>;
