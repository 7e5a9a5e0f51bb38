import type { messages as french } from './fr.ts';

export const messages: Readonly<Record<keyof typeof french, string>> = {
  greeting: 'Ciao,',
  signature: 'Il team di {{tenant}}',
  help: 'Servizio clienti: {{contact}}',
  'confirm.subject': 'Conferma il tuo indirizzo e-mail – {{tenant}}',
  'confirm.opening': 'questo indirizzo e-mail è associato al tuo account {{tenant}}. Apri questo link per confermarlo:',
  'confirm.note': 'Il link è valido per tre giorni e si può usare una sola volta.',
  'confirm.unasked': 'Se non hai un account, ignora questo messaggio.',
  'reset.subject': 'Scegli una nuova password – {{tenant}}',
  'reset.opening':
    'è stata richiesta una nuova password per il tuo account {{tenant}}. Apri questo link per sceglierla:',
  'reset.note': 'Il link è valido per un’ora e si può usare una sola volta.',
  'reset.unasked': 'Se non l’hai richiesta, ignora questo messaggio: la tua password non cambierà.',
  'register.subject': 'Completa la creazione del tuo account – {{tenant}}',
  'register.opening':
    'hai chiesto di creare un account {{tenant}} con questo indirizzo e-mail. Apri questo link per crearlo, poi accedi:',
  'register.note': 'Il link è valido per tre giorni e si può usare una sola volta.',
  'register.unasked': 'Se non l’hai richiesto, ignora questo messaggio: non verrà creato alcun account.',
  'taken.subject': 'Hai già un account – {{tenant}}',
  'taken.opening':
    'è stata richiesta la creazione di un account {{tenant}} con questo indirizzo e-mail, ma ne hai già uno. Accedi qui:',
  'taken.note': 'Se hai dimenticato la password, scegli «Password dimenticata?» quando accedi.',
  'taken.unasked': 'Se non l’hai richiesta, ignora questo messaggio: il tuo account non cambierà.',
  'email-changed.subject': 'L’indirizzo e-mail del tuo account è stato modificato – {{tenant}}',
  'email-changed.opening': 'l’indirizzo e-mail del tuo account {{tenant}} è stato modificato. Vai al tuo account:',
  'email-changed.note': 'I prossimi messaggi saranno inviati al nuovo indirizzo.',
  'email-changed.unasked': 'Se non hai fatto tu questa modifica, contatta subito il servizio clienti di {{tenant}}.',
  'password-changed.subject': 'La password del tuo account è stata modificata – {{tenant}}',
  'password-changed.opening': 'la password del tuo account {{tenant}} è stata modificata. Vai al tuo account:',
  'password-changed.note': 'È stata chiusa la sessione sui tuoi altri dispositivi.',
  'password-changed.unasked':
    'Se non hai fatto tu questa modifica, scegli «Password dimenticata?» quando accedi, poi contatta il servizio clienti di {{tenant}}.',
};
