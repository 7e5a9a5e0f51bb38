import { loadProblemMessages } from '@halte/api/words';
import { type AreaModule, CONTRACT, type Locale, type Messages } from '@halte/contract';
import { loadFavouriteTexts } from './favourites/messages/load.ts';
import { loadMessages as loadOwnMessages } from './messages/load.ts';

/** The texts about failed calls are loaded as well. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([loadOwnMessages(locale), loadProblemMessages()]);
  return own;
}

/** With the texts of favourites, which other pages do without. */
async function withFavouriteTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [view] = await Promise.all([page, loadFavouriteTexts()]);
  return view;
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'account',
  messages,
  views: {
    account: () => withFavouriteTexts(import('./views/Hub/View.tsx')),
    'account-sign-in': () => withFavouriteTexts(import('./views/SignIn/inTasks.ts').then((view) => view.loadSignIn())),
    'account-favorites': () =>
      withFavouriteTexts(import('./views/Favorites/inTasks.ts').then((view) => view.loadFavorites())),
    'account-profile': () => import('./views/Profile/View.tsx'),
    'account-personal-data': () => import('./views/PersonalData/View.tsx'),
    confirmation: () => import('./views/Confirmation/View.tsx'),
  },
} satisfies AreaModule;
