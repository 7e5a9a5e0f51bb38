import { deflateRawSync } from 'node:zlib';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown, smallTownFeed } from '../testing/smallTown.ts';
import { detailJourney } from './detail.ts';
import { boardedRidesOf } from './plan.ts';
import { restore } from './restore.ts';
import { searchJourneys } from './search.ts';
import { decodePlan, encodePlan } from './summaryCode.ts';

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

const NEWS = { alerts: NO_ALERTS, language: 'fr' };

let town: Awaited<ReturnType<typeof smallTown>>;

beforeAll(async () => {
  town = await smallTown();
});

function codes(more: object = {}): string[] {
  const body = {
    fromId: 'Gare',
    toLat: 48.0105,
    toLon: -1.661,
    tripType: 0,
    departureDateTime: `${MONDAY}T08:00`,
    ...more,
  } as const;
  return searchJourneys(town, body, MONDAY_AT_8).groups.flatMap(({ journeys }) => journeys.map(({ id }) => id));
}

function requestError(code: string) {
  return expect.objectContaining({ name: 'RequestError', code });
}

describe('a summary code', () => {
  it('is safe in a path and not long', () => {
    for (const code of codes()) expect(code).toMatch(/^[A-Za-z0-9_-]{50,400}$/);
  });

  it.each(HOSTILE)('gives the very journey back, also to a place called %j', (toValue) => {
    const all = codes({ toValue });
    expect(all.length).toBeGreaterThan(3);
    for (const code of all) {
      const plan = restore(town.feed, decodePlan(code));
      // UTF-8 cannot encode lone surrogates.
      expect(plan.to.name).toBe(toValue.toWellFormed() === toValue ? toValue : plan.to.name);
      expect(encodePlan(town.feed, plan)).toBe(code);
    }
  });

  it('says the margin of the changes where one was requested, and nothing else of the search', () => {
    const codesWith = (changeTime: 'asPlanned' | 'plus5') =>
      codes({ toId: 'Hôpital Œuvre d’Été', toLat: undefined, toLon: undefined, itineraryOptions: { changeTime } });
    expect(codesWith('asPlanned')).toEqual(codes({ toId: 'Hôpital Œuvre d’Été', toLat: undefined, toLon: undefined }));
    const plans = codesWith('plus5').map((code) => restore(town.feed, decodePlan(code)));
    const margins = plans.map((plan) => [boardedRidesOf(plan).length > 1, plan.changeMarginSeconds]);
    expect(new Set(margins.map((each) => each.join()))).toEqual(new Set(['true,300', 'false,']));
    for (const plan of plans) expect(codesWith('plus5')).toContain(encodePlan(town.feed, plan));
  });

  it('says that stairs are avoided', () => {
    for (const code of codes({ itineraryOptions: { avoidStairs: 'on', changeTime: 'plus10' } })) {
      const plan = restore(town.feed, decodePlan(code));
      const isRidden = plan.legs.some(({ kind }) => kind === 'ride');
      expect(plan.avoidsStairs).toBe(isRidden ? true : undefined);
      expect(encodePlan(town.feed, plan)).toBe(code);
    }
  });

  it.each([-1, 901, 1e9])('is refused with a margin of %d seconds', (changeMarginSeconds) => {
    const plan = restore(town.feed, decodePlan(codes()[0]!));
    const code = encodePlan(town.feed, { ...plan, changeMarginSeconds });
    expect(() => decodePlan(code)).toThrow(requestError('invalid-summary-code'));
  });

  it('is refused when any one character of it is changed, dropped or added', () => {
    const [code = ''] = codes();
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

  it('is restored from the current timetable: what no longer runs has expired', async () => {
    const [withBus] = codes();
    const later = await smallTownFeed({ without: 'B' });
    expect(() => detailJourney(later, withBus!, NEWS)).toThrow(requestError('journey-expired'));
    expect(detailJourney(town.feed, withBus!, NEWS).sections.at(-2)?.ride?.line.shortName).toBe('B');
  });

  it.each<[string, number, [string, number, number, number, number]]>([
    ['a day on which it does not run', 0, ['A-out-480', 30_000, 0, 0, 1]],
    ['a stop that the trip does not have', 0, ['A-out-480', 20_780, 0, 0, 9]],
    ['going backward', 0, ['A-out-480', 20_780, 0, 1, 0]],
    ['a trip between those of the timetable', 0, ['A-out-480', 20_780, 60, 0, 1]],
  ])('has expired with %s', (_case, walkDeparture, ride) => {
    const end: [string, string, number, number] = ['', '', 48, -1.7];
    expect(() =>
      restore(town.feed, [
        end,
        end,
        [
          ['walk', walkDeparture, 1, 1],
          ['ride', ...ride],
        ],
      ]),
    ).toThrow(requestError('journey-expired'));
  });
});
