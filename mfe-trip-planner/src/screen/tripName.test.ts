import { LOCALES, type Locale } from '@halte/contract';
import { initI18n, loadMessages, translate } from '@halte/i18n';
import { loadPlacesMessages, placeFrom } from '@halte/places';
import { loadMessages as loadOwnMessages } from '../messages/load.ts';
import { place, ZONE } from '../testing/trips.ts';
import { tripName } from './tripName.ts';

const oak = place('oak', { title: 'Oak' });
const elm = place('elm', { title: 'Elm' });
const here = placeFrom({ id: '48.1,7.2', title: '', type: 'USER_POSITION', lat: 48.1, lon: 7.2 });
const time = '2026-11-24T07:30:00.000Z';

async function textsIn(locale: Locale) {
  initI18n({ locale, apiKey: 'test' });
  await loadMessages('trip-planner', loadOwnMessages);
  await loadPlacesMessages();
  return {
    t: (key: Parameters<typeof translate>[1], values = {}) => translate('trip-planner', key, values),
    tPlaces: (key: Parameters<typeof translate>[1], values = {}) => translate('places', key, values),
    zone: ZONE,
  } as never;
}

it.each([
  ['both places and a time', { from: oak, to: elm, time }, 'De Oak à Elm, 08:30'],
  ['both places, leaving now', { from: oak, to: elm, time: null }, 'De Oak à Elm'],
  ['from my position', { from: here, to: elm, time: null }, 'De Ma position à Elm'],
  ['one place is missing', { from: null, to: elm, time }, null],
])('%s', async (_, trip, name) => {
  expect(tripName(trip, await textsIn('fr'))).toBe(name);
});

it.each(LOCALES)('is spoken as it is written in %s: a screen reader reads an arrow as its name', async (locale) => {
  expect(tripName({ from: oak, to: elm, time }, await textsIn(locale))).toMatch(
    /^\p{Lu}\w+ Oak \S+ Elm, 08:30( Uhr)?$/u,
  );
});
