import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signedin.text': 'Wir bringen Sie dorthin zurück, wo Sie waren…',
  'unsubscribe.incomplete': 'Dieser Link zum Abbestellen ist unvollständig. Öffnen Sie den Link aus unserer Nachricht.',
  'unsubscribe.unavailable':
    'Auf dieser Website lassen sich keine Nachrichten abbestellen. Wenden Sie sich an den Absender der Nachricht.',
  'unsubscribe.asking':
    'Möchten Sie keine Nachrichten von {{name}} mehr erhalten? Ihr Konto und Ihre Favoriten ändern sich nicht.',
  'unsubscribe.over':
    'Dieser Link ist nicht mehr gültig: Er wurde schon benutzt oder ist unvollständig. Nichts hat sich geändert. Öffnen Sie den Link in der letzten Nachricht.',
  'unsubscribe.undone': 'Sie erhalten unsere Nachrichten wieder.',
  'unsubscribe.account': 'Nachrichten in Ihrem Konto auswählen',
  'unsubscribe.undoFailed': 'Die Nachrichten sind weiterhin abbestellt. Versuchen Sie es gleich noch einmal.',
  'unsubscribe.undo': 'Wieder abonnieren',
  'unsubscribe.sending': 'Wird abbestellt…',
  'unsubscribe.done': 'Sie haben unsere Nachrichten abbestellt und erhalten keine mehr.',
  'unsubscribe.failed': 'Das Abbestellen hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  'unsubscribe.confirm': 'Abbestellen',
  'next.search': 'Haltestelle, Ort oder Adresse',
} satisfies TranslationOf<typeof fr>;
