import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signIn.title': 'Accedi per continuare',
  'signIn.why': 'La pagina che hai richiesto fa parte del tuo account.',
  'signIn.button': 'Accedi',
  'title.account-profile': 'Il mio profilo',
  'profile.nameless': 'Viaggiatore connesso',
  'profile.device': 'Hai effettuato l’accesso su questo dispositivo. Se lo condividi, ricordati di uscire.',
  'profile.signOut': 'Esci',
  'title.account-personal-data': 'Dati personali',
  'personalData.empty': 'Il tuo account non contiene dati personali',
  'personalData.source': 'Queste informazioni provengono dal tuo account viaggiatore.',
  'personalData.firstName': 'Nome',
  'personalData.lastName': 'Cognome',
  'personalData.email': 'Indirizzo e-mail',
  'personalData.phone': 'Telefono',
  'personalData.birthDate': 'Data di nascita',
  'personalData.address': 'Indirizzo',
  'personalData.zipCode': 'CAP',
  'personalData.city': 'Città',
} satisfies TranslationOf<typeof fr>;
