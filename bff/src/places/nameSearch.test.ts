import type { Candidate } from './candidate.ts';
import { placeFrom } from './kinds.ts';
import { createNameSearch } from './nameSearch.ts';
import { queryOf } from './query.ts';

const STOPS: Readonly<Record<string, readonly string[]>> = {
  'New York': ['14 St', '59 St', '9 St', '86 St', '96 St', '174 St', '5 Av', 'Av U', 'St George', 'Grand St', '1 Av'],
  Strasbourg: ['23 Novembre', 'Gare Centrale', 'Université', 'Homme de Fer', 'Saint-Guillaume', 'Aéroparc', 'Rotonde'],
  Barcelona: ['11 de Setembre', 'Plaça de Catalunya', 'Sagrada Família', 'Joan XXIII', '1º de Mayo'],
  Roma: ['IV Novembre', 'XX Settembre', '4 Venti', 'Termini', 'Giovanni XXIII'],
  Berlin: ['1. Mai', 'Straße des 17. Juni', 'U Stadtmitte', 'Hauptbahnhof', 'Platz der Vereinten Nationen'],
  Lyon: ['Place de la République', 'Rue du 8 Mai 1945', '8 Mai 1945', 'Gare Part-Dieu', 'Mairie de Saint-Aubrin'],
};

function searchIn(names: readonly string[], streets: readonly string[] = [], houses = ['22']) {
  const place = (name: string, i: number): Candidate => {
    const parts = { id: `${i}`, city: '', postCode: '', lat: 48, lon: 2 };
    return { ...parts, title: name, use: 0.5, place: placeFrom({ ...parts, type: 'stopArea', name }) };
  };
  const search = createNameSearch([...names, ...streets].map(place), {
    has: (entry) => entry >= names.length,
    accuracyOf: (_, { key }) => (houses.includes(key) ? 'door' : null),
  });
  return (text: string) =>
    search(queryOf(text, null), 12).map(({ entry, houseNumber }) => {
      const name = [...names, ...streets][entry]!;
      return entry >= names.length && houseNumber ? `${houseNumber.key} ${name}` : name;
    });
}

describe('a name with a number', () => {
  it.each([
    ['New York', '96 St', '96 St'],
    ['New York', '174 St', '174 St'],
    ['New York', '59 St', '59 St'],
    ['New York', '9 St', '9 St'],
    ['New York', '14', '14 St'],
    ['New York', '17', '174 St'],
    ['New York', '96th street', '96 St'],
    ['New York', '5th ave', '5 Av'],
    ['New York', 'st geo', 'St George'],
    ['Strasbourg', '23 novembre', '23 Novembre'],
    ['Strasbourg', '22 novembre', '23 Novembre'],
    ['Strasbourg', '23 nov', '23 Novembre'],
    ['Barcelona', '11 de setembre', '11 de Setembre'],
    ['Barcelona', '11 set', '11 de Setembre'],
    ['Barcelona', 'joan 23', 'Joan XXIII'],
    ['Barcelona', '1 de mayo', '1º de Mayo'],
    ['Roma', 'iv novembre', 'IV Novembre'],
    ['Roma', '4 novembre', 'IV Novembre'],
    ['Roma', '20 settembre', 'XX Settembre'],
    ['Roma', '4 venti', '4 Venti'],
    ['Berlin', '1. mai', '1. Mai'],
    ['Berlin', '1 mai', '1. Mai'],
    ['Berlin', '17 juni', 'Straße des 17. Juni'],
    ['Lyon', '8 mai 1945', '8 Mai 1945'],
    ['Lyon', 'rue du 8 mai', 'Rue du 8 Mai 1945'],
  ])('%s: %j finds %j first', (city, text, name) => {
    expect(searchIn(STOPS[city]!)(text)[0]).toBe(name);
  });

  it('is not taken for another number', () => {
    expect(searchIn(STOPS['New York']!)('96 st')).toEqual(['96 St']);
    expect(searchIn(STOPS['New York']!)('77 st')).toEqual([]);
  });
});

describe('a house number', () => {
  const streets = ['Rue du 22 Novembre', 'Rue de la Côte de Novembre', 'Rue de la Gare'];

  it.each([
    ['22 novembre', '22 Novembre'],
    ['22 rue de la gare', '22 Rue de la Gare'],
    ['rue de la gare 22', '22 Rue de la Gare'],
    ['22 rue du 22 novembre', '22 Rue du 22 Novembre'],
    ['rue du 22 nov', 'Rue du 22 Novembre'],
    ['22 gare', '22 Rue de la Gare'],
  ])('%j finds %j first: a stop by its name before a house', (text, name) => {
    expect(searchIn(['22 Novembre', 'Gare du Nord'], streets)(text)[0]).toBe(name);
  });
});

it.each([
  ['8 mai', 'Rue du 8 Mai 1945'],
  ['22 rue de la cote de mai', '22 Rue de la Côte de Mai'],
])('%j finds %j first: a number in the name of a street before that of a house', (text, name) => {
  expect(searchIn(['Gare'], ['Rue de la Côte de Mai', 'Rue du 8 Mai 1945'], ['8', '22'])(text)[0]).toBe(name);
});

it('one letter is the beginning of a word, and says more than the words before it', () => {
  const found = searchIn(
    [],
    ['Travessa A', 'Travessa C', 'Travessa D', 'Travessa Camerum', 'Travessa Alegre'],
  )('travessa c');
  expect(found.slice(0, 2)).toEqual(['Travessa C', 'Travessa Camerum']);
});

it.each(['rue du 8 m', 'rue du 8-ma', 'rue du 8'])(
  '%j is the beginning of a name, and no house in another street',
  (text) => {
    expect(searchIn(['Gare'], ['Rue du Gué', 'Rue du Bac', 'Rue du 8 Mai 1945'], ['8'])(text)[0]).toBe(
      'Rue du 8 Mai 1945',
    );
  },
);

it.each([
  ['boulevard la fontaine, 8', '8 Boulevard La Fontaine'],
  ['8 boulevard de la fontaine', '8 Boulevard de la Fontaine'],
])('%j finds %j first: of two streets the one whose name was typed', (text, name) => {
  expect(searchIn([], ['Boulevard de la Fontaine', 'Boulevard La Fontaine'], ['8'])(text)[0]).toBe(name);
});

it.each([
  ['12 rue neuve', ['door', null], 0],
  ['12 rue neuve', [null, 'door'], 1],
  ['12 rue neuve', [null, 'near'], 1],
  ['12 rue neuve', ['near', 'door'], 1],
] as const)('%j, of which two towns know %j, finds number %d first', (text, known, first) => {
  const place = placeFrom({ id: 'a', type: 'address', name: 'Rue Neuve', city: '', postCode: '', lat: 48, lon: 2 });
  const street = { id: 'a', title: 'Rue Neuve', city: '', postCode: '', lat: 48, lon: 2, use: 0.5, place };
  const search = createNameSearch([street, street], { has: () => true, accuracyOf: (entry) => known[entry]! });
  expect(search(queryOf(text, null), 2)[0]?.entry).toBe(first);
});

it.each([
  ['saojoao', 'São João'],
  ['stjoao', 'St João'],
  ['são joão', 'São João'],
  ['celmassot', 'Cel Massot'],
])('%j finds %j first: an abbreviated word and the next one typed as one', (text, name) => {
  expect(searchIn(['São João', 'St João', 'Cel Massot'])(text)[0]).toBe(name);
});

/** A result is a plausible misspelling of the query, or there is none. */
describe('the least that a name has in common with what was typed', () => {
  it.each([
    ['Strasbourg', 'zzzz'],
    ['Strasbourg', 'qwerty'],
    ['Strasbourg', 'hello world'],
    ['Strasbourg', 'hamburger'],
    ['Strasbourg', 'blorft'],
    ['Strasbourg', 'wifi'],
    ['Strasbourg', 'roller coaster'],
    ['Lyon', 'deport'],
    ['Lyon', 'palais des congres de paris'],
    ['Berlin', 'tokio'],
    ['Roma', 'terracina'],
    ['New York', 'brooklyn'],
  ])('%s: %j finds nothing', (city, text) => {
    expect(searchIn(STOPS[city]!)(text)).toEqual([]);
  });

  it.each([
    ['Strasbourg', 'gaer centrale', 'Gare Centrale'],
    ['Strasbourg', 'unversité', 'Université'],
    ['Strasbourg', 'univresite', 'Université'],
    ['Strasbourg', 'hommedefer', 'Homme de Fer'],
    ['Strasbourg', 'st guilaume', 'Saint-Guillaume'],
    ['Strasbourg', 'rotnde', 'Rotonde'],
    ['Strasbourg', 'aeroport', 'Aéroparc'],
    ['Strasbourg', 'gare strasbourg', 'Gare Centrale'],
    ['Berlin', 'haubtbahnhof', 'Hauptbahnhof'],
    ['Berlin', 'bahnhof', 'Hauptbahnhof'],
    ['Berlin', 'strasse des 17 juni', 'Straße des 17. Juni'],
    ['Barcelona', 'sagrda familia', 'Sagrada Família'],
    ['Roma', 'temrini', 'Termini'],
    ['Lyon', 'repulique', 'Place de la République'],
    ['Lyon', 'pl republique', 'Place de la République'],
    ['Lyon', 'partdieu', 'Gare Part-Dieu'],
    ['Lyon', 'mairie de saint-a', 'Mairie de Saint-Aubrin'],
  ])('%s: %j finds %j first', (city, text, name) => {
    expect(searchIn(STOPS[city]!)(text)[0]).toBe(name);
  });
});

it.each([
  '🚋',
  '%',
  "'; drop table",
  '.*',
  '(.+)+$',
  'שלום',
  '\u202e',
  '\u0301\u0301',
  '9'.repeat(200),
  ' '.repeat(200),
])('finds nothing for %j', (text) => {
  expect(searchIn(Object.values(STOPS).flat())(text)).toEqual([]);
});

it('finds a name of a hundred thousand letters, and others beside it', () => {
  const search = searchIn(['x'.repeat(100_000), 'Gare']);
  expect(search('gare')).toEqual(['Gare']);
  expect(search('x'.repeat(200))).toEqual(['x'.repeat(100_000)]);
});

it('compares names in scripts that have no Latin letters', () => {
  expect(searchIn(['תחנה מרכזית', 'Центральная', '中央駅'])('центр')).toEqual(['Центральная']);
});
