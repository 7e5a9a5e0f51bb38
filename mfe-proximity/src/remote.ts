import { loadProblemMessages } from '@halte/api/words';
import { type AreaModule, CONTRACT, type Locale, type Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';
import { loadPlacesMessages } from '@halte/places';
import { loadMessages as loadOwnMessages } from './messages/load.ts';

/** The place field has texts of its own, and so has what goes wrong; all come together, so that no screen shows keys. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([
    loadOwnMessages(locale),
    loadMessages('places', loadPlacesMessages),
    loadMessages('problems', loadProblemMessages),
  ]);
  return own;
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'proximity',
  messages,
  views: {
    proximity: () => import('./views/Proximity/View.tsx'),
  },
} satisfies AreaModule;
