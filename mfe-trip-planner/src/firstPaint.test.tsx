import { COOKIES, LOCALES, type Query, type ViewName } from '@halte/contract';
import { differencesOf } from '@halte/testkit/takeOver';
import { firstPaint } from './firstPaint.ts';
import { remote } from './remote.ts';
import { fakeBackend } from './testing/fakeBackend.ts';

const VIEWS = Object.keys(firstPaint) as ViewName[];
const PLACES: Query = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm' };
const FRENCH = { remote, painted: firstPaint, locale: 'fr' } as const;

let backend: ReturnType<typeof fakeBackend>;

/** The storage of a device after other visits. */
function visitBefore(): void {
  localStorage.setItem('trip-planner.customPreferences', '{"sections":[{"sectionKey":"s","options":[]}]}');
  localStorage.setItem('favorites.pois', '[]');
  const places = JSON.stringify([{ id: 'ash', title: 'Ash', displayName: 'Ash', type: 'stopArea', lat: 48, lon: 7 }]);
  // biome-ignore lint/suspicious/noDocumentCookie: the history lives there
  document.cookie = `${COOKIES.placesHistory}=${encodeURIComponent(places)}; path=/`;
}

beforeEach(() => {
  backend = fakeBackend();
  visitBefore();
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

it.each(LOCALES.flatMap((locale) => VIEWS.map((view) => [view, locale] as const)))(
  'React takes the markup of %s in %s over',
  async (view, locale) => {
    expect(await differencesOf({ ...FRENCH, view, locale })).toEqual([]);
  },
);

it.each<[string, Query]>([
  ['two places', PLACES],
  ['out and back', { ...PLACES, tt: '1', dt: '2099-07-01T09:30', rt: '2099-07-01T19:30' }],
  ['a place on the way', { ...PLACES, 'v[0][i]': 'ash', 'v[0][v]': 'Ash', at: '2099-07-01T09:30', walk: '2' }],
  ['a time that has passed', { ...PLACES, dt: '2020-07-01T09:30' }],
  ['the traveller’s position', { fi: '48,7', fpt: 'USER_POSITION', flat: '48', flon: '7', ti: 'elm', tv: 'Elm' }],
  ['one place only', { fi: 'oak', fv: 'Oak' }],
  ['the same place twice', { fi: 'oak', fv: 'Oak', ti: 'oak', tv: 'Oak' }],
  ['a chosen journey', { ...PLACES, jc: 'code' }],
  ['names that are markup', { ...PLACES, fv: '<b>"Oak" & \'Elm\'</b>', tv: '&amp;<!--' }],
])('results of an address with %s have the same markup', async (_, query) => {
  expect(await differencesOf({ ...FRENCH, view: 'trip-planner-results', query })).toEqual([]);
});

it.each<[string, Query]>([
  ['the map', { pick: 'from' }],
  ['a return', { tt: '1', dt: '2099-07-01T09:30' }],
])('the form of an address with %s has the same markup', async (_, query) => {
  expect(await differencesOf({ ...FRENCH, view: 'trip-planner', query })).toEqual([]);
});
