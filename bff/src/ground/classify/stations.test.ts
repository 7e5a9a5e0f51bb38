import { tagsOf } from '../testing/tags.ts';
import { entranceOf, isStationNode, isStopArea, platformOf } from './stations.ts';

it.each<[string, object | null]>([
  [
    'public_transport=platform, gtfs:stop_id=a, ref:IFOPT=b, ref=c, local_ref=d, name=e',
    { stopId: 'a', ifopt: 'b', ref: 'c', localRef: 'd', name: 'e' },
  ],
  ['railway=platform, ref=1;2', { ref: '1;2' }],
  ['highway=platform, local_ref=1', { localRef: '1' }],
  ['highway=bus_stop, gtfs:stop_id=a', { stopId: 'a' }],
  // Nothing to compare.
  ['highway=bus_stop, name=Gare', null],
  ['highway=primary, ref=D 12', null],
  ['public_transport=stop_position, ref=1', null],
])('the platform of %s', (tags, expected) => {
  if (expected === null) expect(platformOf(tagsOf(tags))).toBeNull();
  else expect(platformOf(tagsOf(tags))).toMatchObject(expected);
});

it.each<[string, object | null]>([
  ['railway=subway_entrance, ref=B', { ref: 'B', wheelchair: 0 }],
  ['railway=train_station_entrance, wheelchair=yes', { ref: undefined, wheelchair: 1 }],
  ['railway=subway_entrance, wheelchair=designated', { ref: undefined, wheelchair: 1 }],
  ['railway=subway_entrance, wheelchair=no', { ref: undefined, wheelchair: 2 }],
  ['railway=subway_entrance, wheelchair=limited', { ref: undefined, wheelchair: 0 }],
  ['railway=station, ref=B', null],
])('the entrance of %s', (tags, expected) => {
  expect(entranceOf(tagsOf(tags))).toEqual(expected);
});

it.each([
  ['railway=station', true],
  ['railway=tram_stop', true],
  ['public_transport=station', true],
  ['public_transport=stop_position', true],
  ['public_transport=platform', false],
  ['railway=switch', false],
])('%s says where a station is: %j', (tags, expected) => {
  expect(isStationNode(tagsOf(tags))).toBe(expected);
});

it('knows stop areas', () => {
  expect([isStopArea(tagsOf('public_transport=stop_area')), isStopArea(tagsOf('type=route'))]).toEqual([true, false]);
});
