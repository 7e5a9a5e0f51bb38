/** Places are found by their names in any language, and shown with the name in the traveller's. */
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { searchedInLanguage } from '../network/snapshotInLanguage.ts';
import { smallTown } from '../testing/smallTown.ts';

const TRANSLATIONS = `table_name,field_name,language,field_value,translation
stops,stop_name,en,Université,College
stops,stop_name,de,Université,Hochschule`;

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown({ more: { 'translations.txt': [TRANSLATIONS] } });
});

const titles = (language: string | null, text: string) =>
  searchedInLanguage(town, language)
    .places.search(text, null, 5)
    .map(({ id, title }) => `${id} ${title}`);

it.each([
  ['de', 'Hochschule', 'Université Hochschule'],
  ['de', 'college', 'Université Hochschule'],
  ['en', 'univ', 'Université College'],
  [null, 'hochschule', 'Université Université'],
  [null, 'collage', 'Université Université'],
])('in %s, “%s” finds %s once, first', (language, text, found) => {
  expect(titles(language, text)[0]).toBe(found);
  expect(titles(language, text).filter((one) => one === found)).toHaveLength(1);
});

it('names platforms, the map and what is near like the stop', () => {
  const { places } = searchedInLanguage(town, 'de');
  expect(titles('de', 'Université:1')[0]).toBe('Université:1 Hochschule');
  const box = { south: 47, west: -2, north: 49, east: 0 };
  expect(places.within(box).map(({ title }) => title)).toContain('Hochschule');
  expect(places.nearestStopArea({ lat: 48.03, lon: -1.68 }, 100)?.title).toBe('Hochschule');
  expect(searchedInLanguage(town, 'de').places).toBe(places);
  expect(searchedInLanguage(town, 'it')).toBe(town);
});
