import { loadDepartureMessages } from '@halte/api/departures';
import { loadProblemMessages } from '@halte/api/words';
import { type AreaModule, CONTRACT, type Locale, type Messages } from '@halte/contract';
import { loadMessages as loadOwnMessages } from './messages/load.ts';

/** Loaded together with the texts of departures and failed calls, so that screens never show message keys. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([loadOwnMessages(locale), loadDepartureMessages(), loadProblemMessages()]);
  return own;
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'schedules',
  messages,
  views: {
    schedules: () => import('./views/Schedules/View.tsx'),
    'schedules-line-id': () => import('./views/Line/View.tsx'),
  },
} satisfies AreaModule;
