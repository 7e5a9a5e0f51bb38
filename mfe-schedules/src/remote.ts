import { type AreaModule, CONTRACT } from '@halte/contract';
import { loadMessages } from './messages/load.ts';

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'schedules',
  messages: loadMessages,
  views: {
    schedules: () => import('./views/Schedules/View.tsx'),
  },
} satisfies AreaModule;
