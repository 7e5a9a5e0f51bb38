import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signedin.text': 'Ti riportiamo dov’eri…',
  'unsubscribe.incomplete':
    'Questo link per annullare l’iscrizione è incompleto. Apri quello che trovi nel nostro messaggio.',
  'unsubscribe.unavailable':
    'Da questo sito non è possibile annullare l’iscrizione. Rivolgiti al mittente del messaggio.',
  'unsubscribe.asking': 'Vuoi non ricevere più i messaggi di {{name}}? Il tuo account e i tuoi preferiti non cambiano.',
  'unsubscribe.over':
    'Questo link non è più valido: è già stato usato o è incompleto. Non è cambiato nulla. Apri il link dell’ultimo messaggio ricevuto.',
  'unsubscribe.undone': 'Ricevi di nuovo i nostri messaggi.',
  'unsubscribe.account': 'Scegli i messaggi nel tuo account',
  'unsubscribe.undoFailed': 'La tua iscrizione è ancora annullata. Riprova tra un istante.',
  'unsubscribe.undo': 'Iscriviti di nuovo',
  'unsubscribe.sending': 'Annullamento in corso…',
  'unsubscribe.done': 'L’iscrizione è annullata. Non riceverai più i nostri messaggi.',
  'unsubscribe.failed': 'Non siamo riusciti ad annullare l’iscrizione. Riprova tra un istante.',
  'unsubscribe.confirm': 'Annulla l’iscrizione',
  'next.search': 'Fermata, luogo o indirizzo',
} satisfies TranslationOf<typeof fr>;
