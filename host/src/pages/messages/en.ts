import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signedin.text': 'Taking you back to where you were…',
  'unsubscribe.incomplete': 'This unsubscribe link is incomplete. Open the one in our message.',
  'unsubscribe.unavailable': 'You cannot unsubscribe on this site. Contact the sender of the message instead.',
  'unsubscribe.asking':
    'Do you want to stop receiving messages from {{name}}? Your account and your favourites do not change.',
  'unsubscribe.over':
    'This link is no longer valid: it was used before or is incomplete. Nothing has changed. Open the link in the latest message.',
  'unsubscribe.undone': 'You receive our messages again.',
  'unsubscribe.account': 'Choose your messages in your account',
  'unsubscribe.undoFailed': 'You are still unsubscribed. Try again in a moment.',
  'unsubscribe.undo': 'Subscribe again',
  'unsubscribe.sending': 'Unsubscribing…',
  'unsubscribe.done': 'You are unsubscribed. You will not receive our messages any more.',
  'unsubscribe.failed': 'We could not unsubscribe you. Try again in a moment.',
  'unsubscribe.confirm': 'Unsubscribe',
  'next.search': 'Stop, place or address',
} satisfies TranslationOf<typeof fr>;
