import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  minutes: 'min',
  'in.now': 'in weniger als einer Minute',
  in_one: 'in {{count}} Minute',
  in_other: 'in {{count}} Minuten',
  at: 'um {{time}} Uhr',
  live: '{{when}}, in Echtzeit',
  late: '{{delta}} Verspätung',
  early: '{{delta}} früher',
  planned: 'Geplant um {{time}} Uhr, {{deviation}}',
  cancelled: 'Die Abfahrt um {{time}} Uhr fällt aus',
  skipped: 'Die Abfahrt um {{time}} Uhr hält hier nicht',
  headway: 'Etwa alle {{delta}}',
  booking: 'Mit Voranmeldung',
  'booking.phone': 'Mit Voranmeldung unter {{phone}}',
  interval_one: 'jede Minute',
  interval_other: 'alle {{count}} min',
  'resumes.today': 'fährt ab {{time}} Uhr wieder',
  'resumes.night': 'fährt heute Nacht ab {{time}} Uhr wieder',
  'resumes.tomorrow': 'fährt morgen ab {{time}} Uhr wieder',
  'next.tomorrow': 'Nächste Abfahrt morgen',
  'then.tomorrow': 'Danach morgen ab {{time}} Uhr',
  platform: 'Steig',
  'platform.track': 'Gleis',
} satisfies TranslationOf<typeof fr>;
