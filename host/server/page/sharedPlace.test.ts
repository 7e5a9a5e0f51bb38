import { type Shared, sharedPlace } from './sharedPlace.ts';

it.each<[Shared, string]>([
  [{ text: 'Town Hall' }, 'Town Hall'],
  [{ title: 'Museum', text: 'Museum of Art\n1 High Street\nhttps://maps.example/abc' }, 'Museum of Art'],
  [{ title: 'Maps', text: 'Look: https://maps.example/abc' }, 'Look:'],
  [{ title: 'Old Harbour', text: 'https://maps.example/abc' }, 'Old Harbour'],
  [{ url: 'https://maps.example/?q=Gare+du+Nord' }, 'Gare du Nord'],
  [{ text: 'https://maps.example/maps/place/H%C3%B4tel+de+Ville/@45.1,6.2,17z' }, 'Hôtel de Ville'],
  [{ title: 'Pin', url: 'https://maps.example/?q=45.1,6.2' }, 'Pin'],
  [{ url: 'https://maps.example/place/%E0%A4%A' }, ''],
  [{ url: 'javascript:alert(1)', text: 'javascript:alert(1)' }, ''],
  [{ text: 'geo:45.1,6.2', title: 'Here' }, 'Here'],
  [{ text: ['a', 'b'], title: { a: 1 }, url: 7 }, ''],
  [{ text: 'a\u0000b\u202Ec\u200B' }, 'a b c'],
  [{}, ''],
])('of %j it is "%s"', (shared, place) => {
  expect(sharedPlace(shared)).toBe(place);
});

it('is short, and found in time, however much is shared', () => {
  const begin = performance.now();
  expect(sharedPlace({ text: 'a'.repeat(1_000_000) })).toHaveLength(200);
  expect(sharedPlace({ text: 'a:'.repeat(500_000), title: ':'.repeat(1_000_000) }).length).toBeLessThanOrEqual(200);
  expect(performance.now() - begin).toBeLessThan(500);
});
