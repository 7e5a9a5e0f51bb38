import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'plain.title': 'Choose your places',
  'plain.choose': 'More than one place may match your search. Choose the one you mean.',
  'plain.from': 'From',
  'plain.to': 'To',
  'plain.missing': 'This place is missing. Enter it in the form, then search again.',
  'plain.none': 'No place matches. Check the spelling in the form, then search again.',
  'plain.unavailable': 'The place search is not answering. Search again in a moment.',
  'plain.form':
    'Without JavaScript, the place search works, but not the rest of the app. To see journeys, turn JavaScript on in your browser, then reload the page.',
  'plain.results':
    'Your places have been found. To see the journeys, turn JavaScript on in your browser, then reload the page.',
  'plain.edit': 'Change the search',
} satisfies TranslationOf<typeof fr>;
