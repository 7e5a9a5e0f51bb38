import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  title: 'Timetable without a connection',
  offer:
    'Take the timetable of {{name}} with you ({{size}}, and up to {{app}} for the app). Search works without a connection until {{day}}, without live times or prices.',
  take: 'Take it with you',
  loading: 'Downloading the timetable…',
  cancel: 'Cancel',
  taken:
    'The timetable of {{name}} is on this device ({{size}}, downloaded on {{at}}). Search works without a connection until {{day}}, without live times or prices.',
  newer: 'A new timetable is out.',
  update: 'Update',
  remove: 'Remove from this device',
  removed: 'The timetable is no longer on this device.',
  'failed.unreachable': 'The download was interrupted. Try again once the connection is back.',
  'failed.damaged': 'The file arrived damaged. Try again.',
  'failed.noRoom': 'There is not enough room on this device. Free some storage, then try again.',
};
