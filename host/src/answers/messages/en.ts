import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  point: 'Point on the map',
  loading: 'Looking up the address…',
  near: 'Near {{name}}',
  'near.number': 'Near {{name}}',
  nothing: 'No address or stop near here',
  failed: 'Address not found. Check your internet connection.',
  from: 'Leave from here',
  to: 'Directions',
  via: 'Go via here',
  board: 'Next departures',
  lines: 'Lines here',
  close: 'Close',
};
