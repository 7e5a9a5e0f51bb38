import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  alerts: 'Mich benachrichtigen',
  'alerts.on':
    'Eine Mitteilung sagt Ihnen, wann Sie losgehen und wann Sie aussteigen. Lassen Sie diese Seite geöffnet: Ein Telefon im Ruhezustand meldet sich vielleicht zu spät.',
  'alerts.refused': 'Mitteilungen sind in Ihrem Browser blockiert.',
  follow: 'Meinem Standort folgen',
  'follow.on':
    'Die Schritte folgen Ihrem Standort, solange diese Seite geöffnet ist. Ihr Standort verlässt Ihr Gerät nicht.',
  'follow.unknown': 'Standort unbekannt: Die Schritte folgen der Uhrzeit.',
  'follow.refused': 'Der Standort ist in Ihrem Browser blockiert.',
  'alert.leave': 'Zeit zum Losgehen',
  'alert.leave.text': '{{line}} fährt um {{time}} Uhr ab: {{stop}}.',
  'alert.getOff': 'An der nächsten Haltestelle aussteigen: {{stop}}',
} satisfies TranslationOf<typeof fr>;
