import { feedAddressesOf, liveAddressesOf, prefixOfLive } from './feedAddresses.ts';

it.each([
  [[], null],
  [[' ', ''], null],
  [['a.zip'], [{ name: null, address: 'a.zip' }]],
  [
    ['bus=a.zip', ' =b.zip', './x=1.zip'],
    [
      { name: 'bus', address: 'a.zip' },
      { name: '', address: 'b.zip' },
      { name: null, address: './x=1.zip' },
    ],
  ],
  [
    ['https://a.example/f?key=1', 'rail=https://a.example/f?key=1'],
    [
      { name: null, address: 'https://a.example/f?key=1' },
      { name: 'rail', address: 'https://a.example/f?key=1' },
    ],
  ],
])('reads timetables %j', (texts, expected) => expect(feedAddressesOf(texts)).toEqual(expected));

it('reads of which timetable an address of live data tells', () => {
  expect(liveAddressesOf('gtfs-rt', 'bus=https://a.example/x?y=1,2,rail=http://b.example/,https://c.example')).toEqual([
    { feed: 'bus', address: 'https://a.example/x?y=1,2' },
    { feed: 'rail', address: 'http://b.example/' },
    { feed: null, address: 'https://c.example' },
  ]);
});

describe('the feed of live data', () => {
  const live = (feed: string | null) => ({ feed, address: 'https://live.example/trips?key=secret' });

  it.each([
    [null, [''], ''],
    [null, ['bus'], 'bus'],
    [null, ['', 'rail'], ''],
    ['rail', ['', 'rail'], 'rail'],
  ])('of %j among %j is %j', (feed, prefixes, expected) => expect(prefixOfLive(live(feed), prefixes)).toBe(expected));

  it.each([
    [null, ['bus', 'rail'], '--gtfs-rt must say of which timetable live.example tells: bus=…, rail=….'],
    ['tram', ['bus', 'rail'], '--gtfs-rt names the timetable "tram", which is not there: bus=…, rail=….'],
  ])('cannot be %j among %j', (feed, prefixes, message) => {
    expect(() => prefixOfLive(live(feed), prefixes)).toThrow(expect.objectContaining({ name: 'StartError', message }));
  });
});
