import { crc32, deflateRawSync } from 'node:zlib';
import { detailJourney } from '@halte/engine/journeys/detail';
import { placesFrom, writeMarks } from '@halte/engine/journeys/packedMarks';
import { PackWriter } from '@halte/engine/journeys/packing';
import { boardedRidesOf } from '@halte/engine/journeys/plan';
import { restore } from '@halte/engine/journeys/restore';
import { type RideMarks, rideMarks } from '@halte/engine/journeys/rideMarks';
import { decodePlan, encodePlan, type StoredRide } from '@halte/engine/journeys/summaryCode';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown, smallTownFeed } from '../testing/smallTown.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"],["',
  '\u0000\u202e',
  '\ud800',
  '🚋'.repeat(75),
  '\\',
  '%2F../',
  'null',
  '__proto__',
];

const TRAM = { tripId: 'A-out-480', serviceDay: 20_780, offset: 0, fromPosition: 0, toPosition: 1 };

const NEWS = { alerts: NO_ALERTS, language: 'fr' };

let town: Awaited<ReturnType<typeof smallTown>>;

beforeAll(async () => {
  town = await smallTown();
});

async function codes(more: object = {}): Promise<string[]> {
  const body = {
    fromId: 'Gare',
    toLat: 48.0105,
    toLon: -1.661,
    tripType: 0,
    departureDateTime: `${MONDAY}T08:00`,
    ...more,
  } as const;
  const { groups } = await searchJourneys(town, body, MONDAY_AT_8);
  return groups.flatMap(({ journeys }) => journeys.map(({ id }) => id));
}

const MARKS: RideMarks = {
  line: 1,
  from: { id: 1, name: 1, lat: 480_000, lon: -17_000 },
  to: { id: 2, name: 2, lat: 480_100, lon: -16_900 },
  departure: 28_800,
  arrival: 29_040,
};

/** A code with a right checksum, made by hand: of rides from one stop to another, as {@link MARKS} say. */
function codeWith(marks: Partial<RideMarks>, ride: { tripId?: string; serviceDay?: number }, rides = 1): string {
  const writer = new PackWriter().whole(2);
  for (let end = 0; end < 2; end++) writer.text('').text('').double(48).double(-1.7);
  const places = placesFrom({ lat: 48, lon: -1.7 });
  const { tripId, serviceDay } = { ...TRAM, ...ride };
  for (let i = 0; i < rides; i++) {
    writer.whole(4).text(tripId).whole(serviceDay).whole(0).whole(0).whole(1);
    writeMarks(writer, { ...MARKS, ...marks }, places);
  }
  const packed = Buffer.from(writer.view());
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(packed));
  return Buffer.concat([packed, sum]).toString('base64url');
}

function requestError(code: string) {
  return expect.objectContaining({ name: 'RequestError', code });
}

describe('a summary code', () => {
  it('is safe in a path and not long', async () => {
    for (const code of await codes()) expect(code).toMatch(/^[A-Za-z0-9_-]{50,400}$/);
  });

  it.each(HOSTILE)('gives the very journey back, also to a place called %j', async (toValue) => {
    const all = await codes({ toValue });
    expect(all.length).toBeGreaterThan(3);
    for (const code of all) {
      const plan = restore(town.feed, decodePlan(code));
      // UTF-8 cannot encode lone surrogates.
      expect(plan.to.name).toBe(toValue.toWellFormed() === toValue ? toValue : plan.to.name);
      expect(encodePlan(town.feed, plan)).toBe(code);
    }
  });

  it('says the margin of the changes where one was requested, and nothing else of the search', async () => {
    const codesWith = async (changeTime: 'asPlanned' | 'plus5') =>
      codes({ toId: 'Hôpital Œuvre d’Été', toLat: undefined, toLon: undefined, itineraryOptions: { changeTime } });
    expect(await codesWith('asPlanned')).toEqual(
      await codes({ toId: 'Hôpital Œuvre d’Été', toLat: undefined, toLon: undefined }),
    );
    const plans = (await codesWith('plus5')).map((code) => restore(town.feed, decodePlan(code)));
    const margins = plans.map((plan) => [boardedRidesOf(plan).length > 1, plan.changeMarginSeconds]);
    expect(new Set(margins.map((each) => each.join()))).toEqual(new Set(['true,300', 'false,']));
    for (const plan of plans) expect(await codesWith('plus5')).toContain(encodePlan(town.feed, plan));
  });

  it('says that stairs are avoided', async () => {
    for (const code of await codes({ itineraryOptions: { avoidStairs: 'on', changeTime: 'plus10' } })) {
      const plan = restore(town.feed, decodePlan(code));
      const isRidden = plan.legs.some(({ kind }) => kind === 'ride');
      expect(plan.avoidsStairs).toBe(isRidden ? true : undefined);
      expect(encodePlan(town.feed, plan)).toBe(code);
    }
  });

  it('says that it is for a wheelchair', async () => {
    const all = await codes({ itineraryOptions: { wheelchair: 'on' } });
    expect(all.length).toBeGreaterThan(0);
    for (const code of all) {
      const plan = restore(town.feed, decodePlan(code));
      expect([plan.wheelchair, plan.avoidsStairs]).toEqual([true, undefined]);
      expect(encodePlan(town.feed, plan)).toBe(code);
    }
  });

  it('says by which entrance a station is entered, as long as the timetable has it', async () => {
    const node = {
      id: 'Éntrance 2',
      kind: 'entrance',
      name: '',
      station: 'Gare',
      lat: 48,
      lon: -1.6,
      wheelchair: 'unknown',
    } as const;
    const feed = { ...town.feed, stationNodes: [{ ...node, id: 'E1' }, node] };
    const plan = restore(feed, decodePlan((await codes({ fromId: undefined, fromLat: 48.0005, fromLon: -1.68 }))[0]!));
    const [walk, ...rest] = plan.legs;
    const entered = { ...plan, legs: [{ ...walk!, entrance: 1 }, ...rest] };
    const code = encodePlan(feed, entered as typeof plan);
    expect(restore(feed, decodePlan(code))).toEqual(entered);
    expect(restore(town.feed, decodePlan(code))).toEqual(plan);
  });

  it.each([-1, 901, 1e9])('is refused with a margin of %d seconds', async (changeMarginSeconds) => {
    const plan = restore(town.feed, decodePlan((await codes())[0]!));
    const code = encodePlan(town.feed, { ...plan, changeMarginSeconds });
    expect(() => decodePlan(code)).toThrow(requestError('invalid-summary-code'));
  });

  it('is refused when any one character of it is changed, dropped or added', async () => {
    const [code = ''] = await codes();
    for (let i = 0; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      for (const damaged of [
        code.slice(0, i) + other + code.slice(i + 1),
        code.slice(0, i) + code.slice(i + 1),
        `${code.slice(0, i)}+${code.slice(i)}`,
      ])
        expect(() => decodePlan(damaged)).toThrow(requestError('invalid-summary-code'));
    }
  });

  it.each([
    ['nothing', ''],
    ['another version', Buffer.of(2, 1, 2, 3, 4, 5, 6).toString('base64url')],
    ['a bomb', Buffer.concat([Buffer.of(1), deflateRawSync(Buffer.alloc(5_000_000))]).toString('base64url')],
    ['much of it', 'A'.repeat(9_000)],
    ['words', 'not-a-code'],
  ])('is refused when it is %s', (_case, code) => {
    expect(() => decodePlan(code)).toThrow(requestError('invalid-summary-code'));
  });

  // As the program before this one wrote them.
  it.each([
    [
      'plain',
      'BAhHYXJlCEdhcmVASAAAAAAAAL_7MzMzMzMzMkjDtHBpdGFsIMWSdXZyZSBk4oCZw4l0w6kySMO0cGl0YWwgxZJ1dnJlIGTigJnDiXTDqUBIAUeuFHrhv_qPXCj1wo8EEkEtb3V0LTQ4MNjEAgAAAgQSQi1vdXQtNDg32MQCAAACDPvl0Q',
      ['A-out-480 08:00', 'B-out-487 08:07'],
      undefined,
    ],
    [
      'with a margin of changes',
      'BtgEAAhHYXJlCEdhcmVASAAAAAAAAL_7MzMzMzMzMkjDtHBpdGFsIMWSdXZyZSBk4oCZw4l0w6kySMO0cGl0YWwgxZJ1dnJlIGTigJnDiXTDqUBIAUeuFHrhv_qPXCj1wo8EEkEtb3V0LTQ5MNjEAgAAAgQSQi1vdXQtNTA32MQCAAACf1JG0Q',
      ['A-out-490 08:10', 'B-out-507 08:27'],
      300,
    ],
  ])('of an earlier program opens, %s', (_case, code, rides, margin) => {
    expect(restore(town.feed, decodePlan(code)).changeMarginSeconds).toBe(margin);
    const { sections } = detailJourney(town.feed, code, besideOf(NEWS));
    const ridden = sections.flatMap(({ ride, departureDateTime }) =>
      ride ? [`${ride.tripId} ${departureDateTime.slice(11, 16)}`] : [],
    );
    expect(ridden).toEqual(rides);
  });

  it.each<[string, Partial<RideMarks>]>([
    ['a place north of the earth', { from: { id: 1, name: 1, lat: 900_001, lon: 0 } }],
    ['a place beyond the date line', { to: { id: 1, name: 1, lat: 0, lon: -1_800_001 } }],
    ['a place farther than numbers count', { from: { id: 1, name: 1, lat: 2 ** 51, lon: 2 ** 51 } }],
    ['a departure in years', { departure: 2 ** 40, arrival: 2 ** 40 }],
    ['an arrival in years', { arrival: 2 ** 40 }],
  ])('with a right checksum is refused when its ride has %s', (_case, marks) => {
    expect(() => decodePlan(codeWith(marks, {}))).toThrow(requestError('invalid-summary-code'));
  });

  it.each([0, -(2 ** 40), 2 ** 40])('with a right checksum has expired when its ride is on day %d', (serviceDay) => {
    for (const tripId of [TRAM.tripId, 'strange'])
      expect(() => restore(town.feed, decodePlan(codeWith({}, { tripId, serviceDay })))).toThrow(
        requestError('journey-expired'),
      );
  });

  it('with as many unknown rides as fit is answered at once', () => {
    const trip = town.feed.trips.ids.find(TRAM.tripId)!;
    const marks = { ...rideMarks(town.feed, { ...TRAM, trip })!, line: 1 };
    const code = codeWith(marks, { tripId: 'strange' }, 64);
    const start = process.cpuUsage();
    expect(() => restore(town.feed, decodePlan(code))).toThrow(requestError('journey-expired'));
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    expect(() => decodePlan(codeWith({}, {}, 65))).toThrow(requestError('invalid-summary-code'));
  });

  it('is restored from the current timetable: what no longer runs has expired', async () => {
    const [withBus] = await codes();
    const later = await smallTownFeed({ without: 'B' });
    expect(() => detailJourney(later, withBus!, besideOf(NEWS))).toThrow(requestError('journey-expired'));
    expect(detailJourney(town.feed, withBus!, besideOf(NEWS)).sections.at(-2)?.ride?.line.shortName).toBe('B');
  });

  it.each<[string, number, Omit<StoredRide, 'staySeated' | 'marks'>]>([
    ['a day on which it does not run', 0, { ...TRAM, serviceDay: 30_000 }],
    ['a stop that the trip does not have', 0, { ...TRAM, toPosition: 9 }],
    ['going backward', 0, { ...TRAM, fromPosition: 1, toPosition: 0 }],
    ['a trip between those of the timetable', 0, { ...TRAM, offset: 60 }],
  ])('has expired with %s', (_case, walkDeparture, ride) => {
    const end: [string, string, number, number] = ['', '', 48, -1.7];
    expect(() =>
      restore(town.feed, [end, end, [['walk', walkDeparture, 1, 1], { ...ride, staySeated: false, marks: null }]]),
    ).toThrow(requestError('journey-expired'));
  });
});
