import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  minutes: 'min',
  'in.now': 'in less than a minute',
  in_one: 'in {{count}} minute',
  in_other: 'in {{count}} minutes',
  at: 'at {{time}}',
  live: '{{when}}, live',
  late: '{{delta}} late',
  early: '{{delta}} early',
  planned: 'Scheduled for {{time}}, {{deviation}}',
  cancelled: 'The {{time}} departure is cancelled',
  skipped: 'The {{time}} departure does not stop here',
  headway: 'About every {{delta}}',
  booking: 'Book in advance',
  'booking.phone': 'Book in advance on {{phone}}',
  interval_one: 'every minute',
  interval_other: 'every {{count}} min',
  'resumes.today': 'runs again at {{time}}',
  'resumes.night': 'runs again tonight at {{time}}',
  'resumes.tomorrow': 'runs again tomorrow at {{time}}',
  'next.tomorrow': 'Next departure tomorrow',
  'then.tomorrow': 'Then tomorrow from {{time}}',
  platform: 'Platform',
  'platform.track': 'Platform',
} satisfies TranslationOf<typeof fr>;
