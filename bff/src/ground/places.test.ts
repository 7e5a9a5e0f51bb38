import { osmLimits } from '../osm/limits.ts';
import type { OsmObjects } from '../osm/testing/writeOsm.ts';
import { NAME_KINDS } from './classify/names.ts';
import { POI_CATEGORIES } from './classify/pois.ts';
import type { Ground } from './ground.ts';
import { OBJECT_KINDS } from './placeColumns.ts';
import { groundOfObjects } from './testing/groundOfObjects.ts';
import { textAt } from './texts.ts';

const ground = (parts: readonly OsmObjects[], limits?: ReturnType<typeof osmLimits>) =>
  groundOfObjects(parts, [{ lat: 48.5, lon: 2 }], limits);

const NODES = [
  { id: 1, lat: 48.5, lon: 2 },
  { id: 2, lat: 48.5, lon: 2.001 },
  { id: 3, lat: 48.5002, lon: 2.001 },
  { id: 4, lat: 48.5002, lon: 2 },
];
const STREET = { id: 1, nodes: [1, 2], tags: { highway: 'residential', name: 'Rue Haute', old_name: 'Rue du Roi' } };
const CAFE = {
  id: 20,
  lat: 48.5001,
  lon: 2.0005,
  tags: {
    ...{ amenity: 'cafe', name: 'Le Coin', 'name:de': 'Die Ecke', alt_name: 'Chez Anne;Annette' },
    ...{ 'addr:street': 'Rue Haute', 'addr:housenumber': '3', 'addr:city': 'Ville', 'addr:postcode': '35000' },
    ...{ opening_hours: 'Mo-Fr 08:00-18:00', wheelchair: 'yes', wikidata: 'Q1' },
  },
};
const PARK = { id: 2, nodes: [1, 2, 3, 4, 1], tags: { leisure: 'park', name: 'Le Parc', wheelchair: 'no' } };
const SHOP = { id: 3, nodes: [1, 2, 3, 4, 1], tags: { building: 'yes', shop: 'books', name: 'Livres' } };
const OUTLINE = [
  { id: 4, nodes: [1, 2, 3] },
  { id: 5, nodes: [3, 4, 1] },
];
const MUSEUM = {
  id: 6,
  members: OUTLINE.map(({ id }) => ({ kind: 1 as const, id, role: 'outer' })),
  tags: { type: 'multipolygon', tourism: 'museum', name: 'Musée' },
};
const PARTS = [{ nodes: [...NODES, CAFE] }, { ways: [STREET, PARK, SHOP, ...OUTLINE] }, { relations: [MUSEUM] }];

/** All that a place has, in one line each. */
function said({ texts, places }: Ground): string[] {
  const text = (number: number) => textAt(texts, number) || '-';
  return Array.from(places.name, (name, i) => {
    const { names, rings } = places;
    const others = Array.from(
      names.name.subarray(names.first[i]!, names.first[i + 1]!),
      (other, at) => `${NAME_KINDS[names.kind[names.first[i]! + at]!]} ${text(other)}`,
    );
    const address = [places.number[i]!, places.street[i]!, places.postCode[i]!, places.town[i]!].map(text);
    const points = rings.start[rings.first[i + 1]!]! - rings.start[rings.first[i]!]!;
    return [
      `${OBJECT_KINDS[places.object[i]!]} ${places.id[i]}: ${POI_CATEGORIES[places.category[i]!]} ${text(name)}`,
      `at ${places.lat[i]} ${places.lon[i]}, ${address.join(' ')}, open ${text(places.openingHours[i]!)}`,
      `facts ${places.facts[i]}, ${points} points of rings, also ${others.join(', ') || '-'}`,
    ].join('; ');
  });
}

it('keeps named nodes, ways and relations, with what their tags say', () => {
  expect(said(ground(PARTS))).toEqual([
    'node 20: cafe Le Coin; at 485001000 20005000, 3 Rue Haute 35000 Ville, open Mo-Fr 08:00-18:00; facts 5, 0 points of rings, also de Die Ecke, alt Chez Anne, alt Annette',
    'way 2: park Le Parc; at 485001000 20005000, - - - -, open -; facts 2, 5 points of rings, also -',
    'way 3: books Livres; at 485001000 20005000, - - - -, open -; facts 0, 0 points of rings, also -',
    'relation 6: museum Musée; at 485001000 20005000, - - - -, open -; facts 0, 4 points of rings, also -',
  ]);
});

it('keeps the further names of streets and towns', () => {
  const town = { id: 30, lat: 48.5, lon: 2, tags: { place: 'town', name: 'Ville', 'name:en': 'Town' } };
  const { texts, otherNames } = ground([{ nodes: [...NODES, town] }, { ways: [STREET] }]);
  const text = (number: number) => textAt(texts, number);
  const { streets, towns } = otherNames;
  expect(
    [...streets.name].map((name, i) => [text(name), text(streets.other[i]!), streets.lat[i], streets.lon[i]]),
  ).toEqual([['Rue Haute', 'Rue du Roi', 485_000_000, 20_010_000]]);
  expect([...towns.name].map((name, i) => [text(name), text(towns.other[i]!)])).toEqual([['Ville', 'Town']]);
});

it('gives a postcode by its ring to those who have none', () => {
  const postal = { ...MUSEUM, id: 7, tags: { type: 'boundary', boundary: 'postal_code', postal_code: '35999' } };
  const house = { id: 21, lat: 48.5001, lon: 2.0004, tags: { 'addr:housenumber': '9', 'addr:street': 'Rue Haute' } };
  const { texts, places, addresses } = ground([
    { nodes: [...NODES, CAFE, house] },
    { ways: [STREET, PARK, ...OUTLINE] },
    { relations: [postal] },
  ]);
  const texted = (numbers: Int32Array) => Array.from(numbers, (number) => textAt(texts, number));
  expect(texted(places.postCode)).toEqual(['35000', '35999']);
  expect(texted(addresses.postCode)).toEqual(['35000', '35999']);
});

it('gives a postcode by the houses of its street to those who have none', () => {
  const town = { id: 30, lat: 48.5, lon: 2, tags: { place: 'town', name: 'Ville' } };
  const { 'addr:postcode': _, ...tagged } = CAFE.tags;
  const house = { 'addr:housenumber': '9', 'addr:street': 'Rue Haute' };
  const { texts, places, addresses } = ground([
    {
      nodes: [
        ...[...NODES, town, { ...CAFE, tags: tagged }],
        { id: 21, lat: 48.5001, lon: 2.0004, tags: { ...house, 'addr:postcode': '35999' } },
        { id: 22, lat: 48.5001, lon: 2.0003, tags: house },
      ],
    },
    { ways: [STREET] },
  ]);
  const texted = (numbers: Int32Array) => Array.from(numbers, (number) => textAt(texts, number));
  expect(texted(places.postCode)).toContain('35999');
  expect(texted(addresses.postCode)).toEqual(['35999', '35999', '35999']);
});

it.each<[string, readonly OsmObjects[]]>([
  ['without a name', [{ nodes: [...NODES, { ...CAFE, tags: { amenity: 'cafe' } }] }, { ways: [STREET] }]],
  ['of which the files have no point', [{ nodes: NODES }, { ways: [STREET, { ...PARK, nodes: [98, 99] }] }]],
  ['far from all stops', [{ nodes: [...NODES, { ...CAFE, lat: 48.7 }] }, { ways: [STREET] }]],
  [
    'whose relation has no way of the files',
    [{ nodes: NODES }, { ways: [STREET] }, { relations: [{ ...MUSEUM, members: [{ kind: 1, id: 99 }] }] }],
  ],
  [
    'that is a relation of another type',
    [
      { nodes: NODES },
      { ways: [STREET, ...OUTLINE] },
      { relations: [{ ...MUSEUM, tags: { ...MUSEUM.tags, type: 'route' } }] },
    ],
  ],
])('has no place %s', (_, parts) => {
  expect(said(ground(parts))).toEqual([]);
});

it('has the middle of what the files cut, but no ring', () => {
  const cut = [
    { nodes: NODES },
    { ways: [STREET, { ...PARK, nodes: [1, 2, 3, 99, 1] }, OUTLINE[0]!] },
    { relations: [MUSEUM] },
  ];
  expect(said(ground(cut)).map((line) => line.replace(/, - -.*facts \d/, ''))).toEqual([
    'way 2: park Le Parc; at 485001000 20005000, 0 points of rings, also -',
    'relation 6: museum Musée; at 485001000 20005000, 0 points of rings, also -',
  ]);
});

/** The corners of the square, in order: the middle is 100 m of a millionth of a degree north of the first two. */
describe('a place is at its entrance', () => {
  type Doors = Readonly<Record<number, Readonly<Record<string, string>>>>;
  const MIDDLE = '485001000 20005000';
  const inner = { id: 9, lat: 48.5001, lon: 2.0008 };
  const beside = { id: 10, lat: 48.5001, lon: 2.0004 };
  const of = { way: [{ ...PARK, nodes: [1, 2, 9, 3, 4, 1] }], relation: OUTLINE };
  it.each<[string, Doors, 'way' | 'relation', string]>([
    ['of a way', { 3: { entrance: 'yes' } }, 'way', '485002000 20010000'],
    ['of a relation', { 3: { entrance: 'yes' } }, 'relation', '485002000 20010000'],
    ['the main one', { 3: { entrance: 'main' }, 9: { entrance: 'yes' } }, 'way', '485002000 20010000'],
    ['the nearest to the middle', { 1: { entrance: 'yes' }, 9: { entrance: 'yes' } }, 'way', '485001000 20008000'],
    ['the first of two', { 2: { entrance: 'main' }, 3: { entrance: 'main' } }, 'way', '485000000 20010000'],
    ['but not at one of another kind', { 3: { entrance: 'emergency' } }, 'way', MIDDLE],
    ['but not at a closed one', { 3: { entrance: 'main', access: 'private' } }, 'way', MIDDLE],
    ['but not at that of another place', { 10: { entrance: 'main' } }, 'way', MIDDLE],
  ])('%s', (_, doors, kind, expected) => {
    const nodes = [...NODES, inner, beside].map((node) => ({ ...node, tags: doors[node.id] ?? {} }));
    const made = ground([{ nodes }, { ways: [STREET, ...of[kind]] }, { relations: kind === 'way' ? [] : [MUSEUM] }]);
    expect(said(made).map((line) => / at (\d+ \d+)/.exec(line)![1])).toEqual([expected]);
  });
});

it('leaves out opening hours that are too long, since a part of them says something else', () => {
  const opening_hours = Array.from({ length: 60 }, () => 'Mo 08:00-12:00').join('; ');
  expect(
    said(ground([{ nodes: [...NODES, { ...CAFE, tags: { ...CAFE.tags, opening_hours } }] }, { ways: [STREET] }]))[0],
  ).toMatch('open -');
});

it('refuses a map with more places than are kept', () => {
  const cafes = Array.from({ length: 4 }, (_, i) => ({ ...PARK, id: 10 + i }));
  expect(() =>
    ground([{ nodes: NODES.slice(0, 3) }, { ways: [STREET, ...cafes] }], { ...osmLimits(10), nodes: 3 }),
  ).toThrow('town.osm.pbf has more than 3 places around the stops: cut it to less, or raise --osm-limit.');
});
