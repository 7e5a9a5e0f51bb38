import type { messages as fr } from './fr.ts';

export const messages = {
  signIn: 'Accedi',
  create: 'Crea un account',
  forgot: 'Password dimenticata?',
  sendLink: 'Invia un link',
  linkHint: 'Riceverai un’e-mail con un link per scegliere una nuova password.',
  linkSent:
    'Se esiste un account con questo indirizzo, abbiamo inviato un’e-mail con un link. Il link è valido per un’ora.',
  accountSent:
    'Abbiamo inviato un’e-mail a {{email}}. Apri il link che contiene per completare la creazione del tuo account, poi accedi.',
  noMessages: 'Qui non è possibile inviare link. Contatta il servizio clienti per una nuova password.',
  close: 'Chiudi',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Indirizzo e-mail',
  password: 'Password',
  passwordHint: 'Almeno 8 caratteri. Una frase breve è facile da ricordare.',
  showPassword: 'Mostra la password',
  newHere: 'È la prima volta?',
  privacy: 'I tuoi dati servono a gestire il tuo account.',
  privacyMore: 'Maggiori informazioni',
  haveAccount: 'Hai già un account?',
  sending: 'Un momento…',
  done: 'Accesso effettuato.',
  emailNeeded: 'Inserisci un indirizzo e-mail, ad esempio nome@esempio.it.',
  passwordNeeded: 'Inserisci la tua password.',
  passwordShort: 'Scegli una password di almeno 8 caratteri.',
  passwordRefused:
    'Scegli un’altra password: da 8 a 200 caratteri, difficile da indovinare e diversa dal tuo indirizzo e-mail.',
  wrong: 'L’indirizzo e-mail o la password non sono corretti.',
  taken: 'Esiste già un account con questo indirizzo e-mail. Accedi.',
  wait: 'Troppi tentativi. Riprova tra {{time}}.',
  busy: 'Molte persone stanno accedendo in questo momento. Riprova tra {{time}}.',
  offline: 'Nessuna connessione. Controlla la connessione a internet e riprova.',
  slow: 'La risposta tarda ad arrivare. Riprova.',
  failed: 'Qualcosa è andato storto. Riprova tra un istante.',
} satisfies Record<keyof typeof fr, string>;
