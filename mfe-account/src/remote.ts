import { loadProblemMessages } from '@halte/api/words';
import { type AreaModule, CONTRACT, type Locale, type Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';
import { loadFavouriteTexts } from './favourites/messages/load.ts';
import { loadMessages as loadOwnMessages } from './messages/load.ts';

/** What goes wrong with a call has texts of its own. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([loadOwnMessages(locale), loadMessages('problems', loadProblemMessages)]);
  return own;
}

/** With the texts that only this page needs. */
async function loadFavorites() {
  const [view] = await Promise.all([import('./views/Favorites/View.tsx'), loadFavouriteTexts()]);
  return view;
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'account',
  messages,
  views: {
    account: () => import('./views/Hub/View.tsx'),
    'account-sign-in': () => import('./views/SignIn/View.tsx'),
    'account-favorites': loadFavorites,
    'account-profile': () => import('./views/Profile/View.tsx'),
    'account-personal-data': () => import('./views/PersonalData/View.tsx'),
    confirmation: () => import('./views/Confirmation/View.tsx'),
  },
} satisfies AreaModule;
