import type { messages as french } from './fr.ts';

export const messages: Readonly<Record<keyof typeof french, string>> = {
  greeting: 'Ciao,',
  signature: 'Il team di {{tenant}}',
  help: 'Servizio clienti: {{contact}}',
  'confirm.subject': 'Conferma il tuo indirizzo e-mail – {{tenant}}',
  'confirm.opening': 'Questo è l’indirizzo e-mail del tuo account {{tenant}}. Apri questo link per confermarlo:',
  'confirm.note': 'Il link è valido per tre giorni e si può usare una sola volta.',
  'confirm.unasked': 'Se non hai creato un account, ignora questo messaggio.',
  'reset.subject': 'Scegli una nuova password – {{tenant}}',
  'reset.opening':
    'È stata richiesta una nuova password per il tuo account {{tenant}}. Apri questo link per sceglierla:',
  'reset.note': 'Il link è valido per un’ora e si può usare una sola volta.',
  'reset.unasked': 'Se non l’hai richiesta, ignora questo messaggio: la tua password resta la stessa.',
  'register.subject': 'Completa la creazione del tuo account – {{tenant}}',
  'register.opening':
    'Hai chiesto di creare un account {{tenant}} con questo indirizzo e-mail. Apri questo link per crearlo, poi accedi:',
  'register.note': 'Il link è valido per tre giorni e si può usare una sola volta.',
  'register.unasked': 'Se non l’hai richiesto, ignora questo messaggio: non verrà creato alcun account.',
  'taken.subject': 'Hai già un account – {{tenant}}',
  'taken.opening':
    'È stata richiesta la creazione di un account {{tenant}} con questo indirizzo e-mail, ma ne hai già uno. Accedi qui:',
  'taken.note': 'Se hai dimenticato la password, scegli «Password dimenticata?» quando accedi.',
  'taken.unasked': 'Se non l’hai richiesto, ignora questo messaggio: il tuo account resta lo stesso.',
  'email-changed.subject': 'L’indirizzo e-mail del tuo account è stato modificato – {{tenant}}',
  'email-changed.opening': 'L’indirizzo e-mail del tuo account {{tenant}} è stato modificato. Vai al tuo account:',
  'email-changed.note': 'I prossimi messaggi saranno inviati al nuovo indirizzo.',
  'email-changed.unasked': 'Se non hai fatto tu questa modifica, contatta subito il servizio clienti di {{tenant}}.',
  'password-changed.subject': 'La password del tuo account è stata modificata – {{tenant}}',
  'password-changed.opening': 'La password del tuo account {{tenant}} è stata modificata. Vai al tuo account:',
  'password-changed.note': 'I tuoi altri dispositivi sono stati disconnessi.',
  'password-changed.unasked':
    'Se non hai fatto tu questa modifica, scegli «Password dimenticata?» quando accedi, poi contatta il servizio clienti di {{tenant}}.',
};
