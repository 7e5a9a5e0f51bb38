import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'Sie sind offline',
  'problem.offline.text':
    'Prüfen Sie Ihre Internetverbindung: Sobald Sie wieder online sind, wird die Anzeige aktualisiert.',
  'problem.network.title': 'Keine Internetverbindung',
  'problem.network.text': 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'problem.timeout.title': 'Die Antwort lässt auf sich warten',
  'problem.timeout.text': 'Der Dienst ist langsamer als sonst. Versuchen Sie es gleich noch einmal.',
  'problem.busy.title': 'Der Dienst ist stark ausgelastet',
  'problem.busy.text': 'Gerade gehen zu viele Anfragen ein. Versuchen Sie es gleich noch einmal.',
  'problem.unavailable.title': 'Der Dienst antwortet nicht',
  'problem.unavailable.text': 'Das liegt an uns, nicht an Ihnen: Versuchen Sie es gleich noch einmal.',
  'problem.not-allowed.title': 'Der Zugriff wurde verweigert',
  'problem.not-allowed.text':
    'Das liegt nicht an Ihnen: Laden Sie die Seite neu oder versuchen Sie es später noch einmal.',
  'problem.refused.title': 'Eine Angabe ist ungültig',
  'problem.refused.text': 'Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  'problem.invalid-answer.title': 'Bei uns ist etwas schiefgegangen',
  'problem.invalid-answer.text': 'Sie können nichts dafür: Versuchen Sie es gleich noch einmal.',
  'problem.busy.wait_one': 'Gerade gehen zu viele Anfragen ein. Versuchen Sie es in {{count}} Sekunde noch einmal.',
  'problem.busy.wait_other': 'Gerade gehen zu viele Anfragen ein. Versuchen Sie es in {{count}} Sekunden noch einmal.',
} satisfies TranslationOf<typeof fr>;
