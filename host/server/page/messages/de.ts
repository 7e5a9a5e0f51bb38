import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'plain.title': 'Wählen Sie Ihre Orte',
  'plain.choose': 'Zu Ihrer Suche passen vielleicht mehrere Orte. Wählen Sie den gesuchten.',
  'plain.from': 'Start',
  'plain.to': 'Ziel',
  'plain.missing': 'Dieser Ort fehlt. Geben Sie ihn im Formular ein, und suchen Sie noch einmal.',
  'plain.none': 'Kein Ort passt. Prüfen Sie die Schreibweise im Formular, und suchen Sie noch einmal.',
  'plain.unavailable': 'Die Ortssuche antwortet nicht. Suchen Sie in Kürze noch einmal.',
  'plain.form':
    'Ohne JavaScript funktioniert die Suche nach Orten, der Rest der App nicht. Um Verbindungen zu sehen, aktivieren Sie JavaScript in Ihrem Browser, und laden Sie die Seite neu.',
  'plain.results':
    'Ihre Orte sind gefunden. Um die Verbindungen zu sehen, aktivieren Sie JavaScript in Ihrem Browser, und laden Sie die Seite neu.',
  'plain.edit': 'Suche ändern',
} satisfies TranslationOf<typeof fr>;
