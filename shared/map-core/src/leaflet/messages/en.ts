import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  map: 'Map',
  skip: 'Skip the map',
  here: 'Choose the middle of the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'My location',
  back: 'Back to the journey',
  close: 'Close the message',
  'locate.asking': 'Finding your location…',
  'locate.denied': 'Location is blocked for this site. Allow it in your browser settings.',
  'locate.unavailable': 'Your location cannot be found right now. Try again in a moment.',
  'locate.timeout': 'Finding your location is taking too long. Try again.',
  'locate.unsupported': 'This device does not share its location. Search for a place.',
  'locate.inaccurate': 'Your location is only known to within {{distance}}. Try again outdoors, or search for a place.',
} satisfies TranslationOf<typeof fr>;
