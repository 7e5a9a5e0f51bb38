import { loadDepartureMessages } from '@halte/api/departures';
import { loadProblemMessages } from '@halte/api/words';
import { type AreaModule, CONTRACT, type Locale, type Messages } from '@halte/contract';
import { loadPlacesMessages } from '@halte/places';
import { loadMessages as loadOwnMessages } from './messages/load.ts';
import { loadPlaceMessages } from './place/loadPlaceMessages.ts';

/** Loaded together with the texts of departures, the place field and failed calls, so that screens never show message keys. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([
    loadOwnMessages(locale),
    loadDepartureMessages(),
    loadPlacesMessages(),
    loadProblemMessages(),
  ]);
  return own;
}

/** With the texts that only this screen needs. */
async function loadPlaceView() {
  const [view] = await Promise.all([import('./views/Place/View.tsx'), loadPlaceMessages()]);
  return view;
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'proximity',
  messages,
  views: {
    proximity: () => import('./views/Proximity/View.tsx'),
    'proximity-type-id': loadPlaceView,
  },
} satisfies AreaModule;
