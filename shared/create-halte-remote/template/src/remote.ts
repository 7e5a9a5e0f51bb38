import { type AreaModule, CONTRACT } from '@halte/contract';
import { loadMessages } from './messages/load.ts';

/** What the host loads: a view when its route is opened, the texts in the language of the page. */
export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'acme.parking',
  messages: loadMessages,
  views: { Start: () => import('./views/Start/View.tsx') },
} satisfies AreaModule;
