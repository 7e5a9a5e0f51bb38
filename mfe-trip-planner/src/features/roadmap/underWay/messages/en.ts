import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  alerts: 'Notify me',
  'alerts.on':
    'A message will tell you when to leave and when to get off. Keep this page open: a sleeping phone may be late.',
  'alerts.refused': 'Notifications are blocked in your browser.',
  follow: 'Follow my location',
  'follow.on': 'Steps follow your location while this page is open. Your location does not leave your device.',
  'follow.unknown': 'Location unknown: steps follow the clock.',
  'follow.refused': 'Location is blocked in your browser.',
  'alert.leave': 'Time to leave',
  'alert.leave.text': '{{line}} leaves {{stop}} at {{time}}.',
  'alert.getOff': 'Get off at the next stop: {{stop}}',
} satisfies TranslationOf<typeof fr>;
