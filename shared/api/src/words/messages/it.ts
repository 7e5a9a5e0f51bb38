import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'Sei offline',
  'problem.offline.text': 'Controlla la connessione a internet: tutto riprenderà appena sarai di nuovo online.',
  'problem.network.title': 'La connessione non è riuscita',
  'problem.network.text': 'Controlla la connessione a internet e riprova.',
  'problem.timeout.title': 'La risposta tarda ad arrivare',
  'problem.timeout.text': 'Il servizio è più lento del solito. Riprova tra un istante.',
  'problem.busy.title': 'Il servizio è sovraccarico',
  'problem.busy.text': 'Arrivano troppe richieste insieme. Riprova tra un istante.',
  'problem.unavailable.title': 'Il servizio non risponde',
  'problem.unavailable.text': 'Il problema è nostro, non tuo: riprova tra un istante.',
  'problem.not-allowed.title': 'L’accesso è stato negato',
  'problem.not-allowed.text': 'Non dipende da te: ricarica la pagina o riprova più tardi.',
  'problem.refused.title': 'Un dato non è valido',
  'problem.refused.text': 'Controllalo e riprova.',
  'problem.invalid-answer.title': 'Si è verificato un problema da parte nostra',
  'problem.invalid-answer.text': 'Non dipende da te: riprova tra un istante.',
  'problem.busy.wait_one': 'Arrivano troppe richieste insieme. Riprova tra {{count}} secondo.',
  'problem.busy.wait_other': 'Arrivano troppe richieste insieme. Riprova tra {{count}} secondi.',
} satisfies TranslationOf<typeof fr>;
