import { createFeedIds, type FeedNames } from './feedIds.ts';

const names = (
  network: readonly string[],
  engine: readonly string[],
  given: readonly (readonly [string, string])[] = [],
): FeedNames => ({
  network,
  engine,
  given: new Map(given),
});

it.each<[string, FeedNames, string, string | null]>([
  ['an only timetable without a name', names([''], ['x']), 'x:1', '1'],
  ['an only timetable with another name', names(['bus'], ['x']), 'x:1', 'bus:1'],
  ['timetables of the same names', names(['bus', 'tram'], ['tram', 'bus']), 'tram:a:1', 'tram:a:1'],
  ['a feed with a given name', names(['bus', 'tram'], ['x', 'tram'], [['x', 'bus']]), 'x:1', 'bus:1'],
  ['a feed that is not in the network', names(['bus', 'tram'], ['bus', 'tram', 'ferry']), 'ferry:1', null],
  ['a feed given to a timetable that is not there', names(['bus'], ['x'], [['x', 'tram']]), 'x:1', null],
  ['one of several feeds for a timetable without a name', names([''], ['x', 'y'], [['y', '']]), 'y:1', '1'],
  ['another one of them', names([''], ['x', 'y'], [['y', '']]), 'x:1', null],
])('knows the ids of %s', (_, given, engine, network) => {
  const ids = createFeedIds(given);
  const colon = engine.indexOf(':');
  expect(ids.toNetwork(engine.slice(0, colon), engine.slice(colon + 1))).toBe(network);
  if (network !== null)
    expect(ids.toEngine(network)).toEqual({ feed: engine.slice(0, colon), id: engine.slice(colon + 1) });
});

it('takes the longest name that an id begins with, and none for a timetable without a name before the others', () => {
  const ids = createFeedIds(names(['', 'a', 'ab'], ['', 'a', 'ab']));
  expect(['ab:1', 'a:1', 'b:1'].map((id) => ids.toEngine(id)?.feed)).toEqual(['ab', 'a', '']);
});

it('names the timetables that the engine does not have', () => {
  expect(createFeedIds(names(['bus', 'tram'], ['tram'])).missing).toEqual(['bus']);
  expect(createFeedIds(names(['bus', 'tram'], ['tram'])).toEngine('bus:1')).toBeNull();
  expect(createFeedIds(names([''], ['x'])).missing).toEqual([]);
});
