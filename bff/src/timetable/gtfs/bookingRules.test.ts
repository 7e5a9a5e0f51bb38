/** booking_rules.txt, and the stop times that refer to it. */
import { arrangementAt } from '@halte/engine/timetable/arrangements';
import type { Arrangement, BookingRule } from '@halte/engine/timetable/feed/booking';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { feedOf as handedOver, shareFeed } from '../sharing.ts';
import { basics, feedOf, type GtfsFiles, stopsTxt } from '../testing/feeds.ts';

const HEADER =
  'booking_rule_id,booking_type,prior_notice_duration_min,prior_notice_duration_max,prior_notice_last_day,prior_notice_last_time,prior_notice_start_day,prior_notice_start_time,prior_notice_service_id,message,pickup_message,drop_off_message,phone_number,info_url,booking_url';
const EVE =
  'eve,2,,,1,17:00:00,14,8:00:00,daily,Call us,Getting on,Getting off,03 88 00 00 00,https://a.example,ftp://b';

const COLUMNS = HEADER.split(',').length;
const padded = (row: string) => row + ','.repeat(COLUMNS - row.split(',').length);

/** `stop pickup dropOff pickupRule dropOffRule` per stop time of one trip. */
function feedWith(stopTimes: readonly string[], rules: readonly string[] = [EVE]): Promise<Feed> {
  const rows = stopTimes.map((row, i) => `t,8:${10 + i}:00,8:${10 + i}:00,${i},${row}`);
  const files: GtfsFiles = {
    ...basics(),
    'stops.txt': stopsTxt('A 48.1 7.1\nB 48.2 7.1\nC 48.3 7.1'),
    'trips.txt': 'route_id,service_id,trip_id\nr,daily,t',
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_sequence,stop_id,pickup_type,drop_off_type,pickup_booking_rule_id,drop_off_booking_rule_id',
      ...rows,
    ].join('\n'),
    'booking_rules.txt': [HEADER, ...rules.map(padded)].join('\n'),
  };
  return feedOf(files);
}

const written = (feed: Feed, arrangement: Arrangement | null | undefined) =>
  arrangement ? `${arrangement.contact} ${feed.bookingRules[arrangement.rule]?.id ?? '-'}` : '-';

/** Per stop time: boarding / alighting. */
function arrangements(feed: Feed): string[] {
  return Array.from({ length: feed.stopTimes.count }, (_, i) => {
    const found = arrangementAt(feed, i);
    return `${written(feed, found?.boarding)} / ${written(feed, found?.alighting)}`;
  });
}

it('keeps what has to be arranged beside what is allowed', async () => {
  const feed = await feedWith(['A,2,0,eve,', 'B,3,2,,eve', 'C,1,3,,']);
  expect(arrangements(feed)).toEqual(['agency eve / -', 'driver - / agency eve', '- / driver -']);
  expect([[...feed.stopTimes.pickup], [...feed.stopTimes.dropOff]]).toEqual([
    [1, 1, 0],
    [1, 1, 1],
  ]);
  expect(feed.warnings).toEqual([]);
});

it('costs nothing where nothing has to be arranged', async () => {
  const feed = await feedWith(['A,0,1,,', 'B,,,,', 'C,1,0,,']);
  expect(feed.arranged).toEqual({ stopTime: new Int32Array(0), kind: new Int32Array(0), kinds: [] });
});

it('is the same on another thread', async () => {
  const feed = await feedWith(['A,2,,eve,', 'B,,,,', 'C,,2,,eve']);
  expect(arrangements(handedOver(structuredClone(shareFeed(feed))))).toEqual(arrangements(feed));
});

it('reads a rule with all its texts', async () => {
  const { bookingRules } = await feedWith(['A,2,,eve,', 'B,,,,']);
  expect(bookingRules).toEqual<BookingRule[]>([
    {
      id: 'eve',
      notice: { kind: 'priorDays', lastDays: 1, lastTime: 61_200, startDays: 14, startTime: 28_800, service: 0 },
      message: 'Call us',
      pickupMessage: 'Getting on',
      dropOffMessage: 'Getting off',
      phone: '03 88 00 00 00',
      infoUrl: 'https://a.example',
      bookingUrl: '',
    },
  ]);
});

it.each<[string, string, BookingRule['notice'], readonly string[]]>([
  ['until it leaves', 'x,0', { kind: 'realTime' }, []],
  ['half an hour before', 'x,1,30', { kind: 'sameDay', minMinutes: 30, maxMinutes: null }, []],
  ['between a day and an hour before', 'x,1,60,1440', { kind: 'sameDay', minMinutes: 60, maxMinutes: 1_440 }, []],
  ['no type', 'x,', null, ['unknown-booking-type']],
  ['a type that does not exist', 'x,7', null, ['unknown-booking-type']],
  ['no minutes', 'x,1,', null, ['bad-booking-notice']],
  ['minutes that are none', 'x,1,-5', null, ['bad-booking-notice']],
  ['ten thousand years before', 'x,2,,,3652500,17:00:00', null, ['bad-booking-notice']],
  [
    'a day before without a time, by a service that is not there',
    'x,2,,,1,teatime,,,nowhere',
    { kind: 'priorDays', lastDays: 1, lastTime: null, startDays: null, startTime: null, service: -1 },
    ['unknown-service'],
  ],
])('reads when to book: %s', async (_what, row, notice, warnings) => {
  const feed = await feedWith(['A,2,,x,', 'B,,,,'], [row]);
  expect(feed.bookingRules.map((rule) => rule.notice)).toEqual([notice]);
  expect(feed.warnings.map(({ code }) => code)).toEqual(warnings);
});

it('says what it does not understand, and that travellers ask first all the same', async () => {
  const feed = await feedWith(['A,2,2,lost,', 'B,,,eve,', 'C,9,x,,'], [EVE, EVE, ',1,30']);
  expect(arrangements(feed)).toEqual(['agency - / agency -', 'agency eve / -', '- / -']);
  expect(feed.warnings.map(({ code, count }) => `${code} ${count}`)).toEqual([
    'duplicate-booking-rule 1',
    'missing-id 1',
    'unknown-booking-rule 1',
    'booking-rule-of-regular-stop 1',
    'unknown-pickup-type 2',
  ]);
});

it('takes out of what is to be read what turns text around, with a warning, and keeps its lines', async () => {
  const hostile = 'odd,2,,,1,17:00:00,14,8:00:00,daily,"Call\u202E us\nbefore noon",Getting\u0007 on,,03 \u202E88,,';
  const feed = await feedWith(['A,2,2,odd,odd', 'B,2,2,odd,odd'], [hostile]);
  expect(feed.bookingRules).toMatchObject([
    { message: 'Call  us\nbefore noon', pickupMessage: 'Getting  on', phone: '03 88' },
  ]);
  expect(feed.warnings.map(({ code }) => code)).toContain('invisible-signs');
});
