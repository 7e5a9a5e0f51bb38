import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'toast.favourites.added': 'Added to your favourites.',
  'toast.favourites.changed': 'Favourite updated.',
  'toast.favourites.removed': 'Removed from your favourites.',
  'toast.favourites.savedOffline':
    'You are offline: this change is saved on this device and will be added to your account when you are back online.',
  'toast.favourites.savedLater':
    'Your account is temporarily unavailable: this change is saved on this device and will be added to your account as soon as possible.',
  'toast.favourites.gone': 'This favourite was removed on another device.',
  'toast.favourites.stays': 'This favourite was changed on another device: it stays in your list.',
  'toast.favourites.full': 'You already have 200 favourites of this kind. Remove one to add another.',
  'toast.favourites.same': 'Already in your favourites.',
  'toast.favourites.failed': 'Your favourites could not be changed. Try again in a moment.',
} satisfies TranslationOf<typeof fr>;
