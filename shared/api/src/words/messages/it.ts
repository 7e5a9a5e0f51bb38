import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'Sei offline',
  'problem.offline.text': 'Sei offline. Tutto tornerà da sé appena sarai di nuovo in rete.',
  'problem.network.title': 'La connessione non è riuscita',
  'problem.network.text': 'La connessione non è riuscita. Controlla la rete e riprova.',
  'problem.timeout.title': 'La risposta tarda ad arrivare',
  'problem.timeout.text': 'Il servizio impiega troppo tempo a rispondere. Riprova.',
  'problem.busy.title': 'Il servizio è molto richiesto',
  'problem.busy.text': 'Il servizio riceve troppe richieste. Riprova tra un istante.',
  'problem.unavailable.title': 'Il servizio non risponde',
  'problem.unavailable.text': 'Il servizio non risponde. Il problema è nostro, non tuo: riprova tra un istante.',
  'problem.not-allowed.title': 'Il servizio ha negato l’accesso',
  'problem.not-allowed.text':
    'Il servizio ha negato l’accesso all’app. Non dipende da te: ricarica la pagina o riprova più tardi.',
  'problem.refused.title': 'Non abbiamo capito questa richiesta',
  'problem.refused.text': 'Non abbiamo capito questa richiesta. Modificala e riprova.',
  'problem.invalid-answer.title': 'La risposta è illeggibile',
  'problem.invalid-answer.text':
    'Il servizio ha inviato una risposta illeggibile. Il problema è nostro: riprova tra un istante.',
  'problem.busy.wait_one': 'Il servizio riceve troppe richieste. Riprova tra {{count}} secondo.',
  'problem.busy.wait_other': 'Il servizio riceve troppe richieste. Riprova tra {{count}} secondi.',
} satisfies TranslationOf<typeof fr>;
