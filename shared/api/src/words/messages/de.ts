import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'Sie sind offline',
  'problem.offline.text': 'Sie sind offline. Sobald Sie wieder verbunden sind, geht es von selbst weiter.',
  'problem.network.title': 'Die Verbindung ist fehlgeschlagen',
  'problem.network.text': 'Die Verbindung ist fehlgeschlagen. Prüfen Sie Ihr Netz und versuchen Sie es erneut.',
  'problem.timeout.title': 'Die Antwort lässt auf sich warten',
  'problem.timeout.text': 'Der Dienst braucht zu lange für eine Antwort. Versuchen Sie es erneut.',
  'problem.busy.title': 'Der Dienst ist stark ausgelastet',
  'problem.busy.text': 'Der Dienst erhält zu viele Anfragen. Versuchen Sie es gleich noch einmal.',
  'problem.unavailable.title': 'Der Dienst antwortet nicht',
  'problem.unavailable.text':
    'Der Dienst antwortet nicht. Das liegt an uns, nicht an Ihnen: Versuchen Sie es gleich noch einmal.',
  'problem.not-allowed.title': 'Der Dienst hat den Zugriff verweigert',
  'problem.not-allowed.text':
    'Der Dienst hat der App den Zugriff verweigert. Das liegt nicht an Ihnen: Laden Sie die Seite neu oder versuchen Sie es später noch einmal.',
  'problem.refused.title': 'Diese Anfrage wurde nicht verstanden',
  'problem.refused.text': 'Diese Anfrage wurde nicht verstanden. Ändern Sie sie und versuchen Sie es erneut.',
  'problem.invalid-answer.title': 'Die Antwort ist nicht lesbar',
  'problem.invalid-answer.text':
    'Der Dienst hat eine Antwort geschickt, die nicht lesbar ist. Das liegt an uns: Versuchen Sie es gleich noch einmal.',
  'problem.busy.wait_one': 'Der Dienst erhält zu viele Anfragen. Versuchen Sie es in {{count}} Sekunde noch einmal.',
  'problem.busy.wait_other': 'Der Dienst erhält zu viele Anfragen. Versuchen Sie es in {{count}} Sekunden noch einmal.',
} satisfies TranslationOf<typeof fr>;
