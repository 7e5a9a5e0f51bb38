import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.DEPARTURE': 'Choose your starting point on the map',
  'title.ARRIVAL': 'Choose your destination on the map',
  'title.VIA': 'Choose a place to go via on the map',
  how: 'Tap the map, or move it under the pin.',
  'how.keys': 'With the keyboard: arrow keys move the map, + and − zoom.',
  loading: 'Finding the address…',
  point: 'Point on the map',
  near: 'Near “{{place}}”',
  nothing: 'No address nearby, but you can still use this point.',
  failed: 'The address cannot be found right now, but you can still use this point.',
  use: 'Use this place',
  cancel: 'Cancel',
  waiting: 'Loading the map…',
  missing: 'The map is not showing. Check your connection, or go back to the form and type an address.',
  back: 'Back to the form',
} satisfies TranslationOf<typeof fr>;
