import { type AreaModule, CONTRACT } from '@halte/contract';
import { loadMessages } from './messages/load.ts';

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'account',
  messages: loadMessages,
  views: {
    account: () => import('./views/Hub/View.tsx'),
    'account-sign-in': () => import('./views/SignIn/View.tsx'),
    'account-profile': () => import('./views/Profile/View.tsx'),
    'account-personal-data': () => import('./views/PersonalData/View.tsx'),
  },
} satisfies AreaModule;
