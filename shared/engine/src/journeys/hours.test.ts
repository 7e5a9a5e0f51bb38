/** The hours that are searched, and the number of searches, until a journey is worth making. */
import type { Journey, JourneyQuery } from '../search/journeyEngine.ts';
import { searchFrom, type Wanted } from './hours.ts';
import type { Candidate } from './lessWalking.ts';

const HOUR = 3_600;
const NOON = 100 * HOUR;
const END = { id: '', name: '', lat: 0, lon: 0 };
const QUERY: JourneyQuery = {
  access: [],
  egress: [],
  time: NOON,
  direction: 'departAfter',
  windowSeconds: HOUR,
  excludedModes: new Set(),
  maxRides: 5,
  wheelchair: false,
};

/** Journeys of half an hour; departures in hours after noon. */
function timetable(departures: readonly number[]) {
  const journeys = departures.map((hours): Journey => {
    const departure = NOON + Math.round(hours * HOUR);
    return { departure, arrival: departure + HOUR / 2, rides: 1, legs: [] };
  });
  const queries: string[] = [];
  const candidateOf = (journey: Journey): Candidate => ({ journey, plan: { ...journey, from: END, to: END } as never });
  const search = ({ time, direction, windowSeconds, elseWithinSeconds }: JourneyQuery) => {
    const sign = direction === 'departAfter' ? 1 : -1;
    const ahead = ({ departure, arrival }: Journey) => sign * ((sign === 1 ? departure : arrival) - time);
    queries.push(`${((time - NOON) / HOUR).toFixed(2)} for ${(windowSeconds / HOUR).toFixed(2)}`);
    const inTime = journeys.filter((one) => ahead(one) >= 0).sort((a, b) => ahead(a) - ahead(b));
    const within = inTime.filter((one) => ahead(one) <= windowSeconds);
    return (
      within.length > 0 && windowSeconds > 0
        ? within
        : windowSeconds === 0 || elseWithinSeconds
          ? inTime.slice(0, 1)
          : []
    ).map(candidateOf);
  };
  return { search, queries };
}

interface Case {
  readonly departures: readonly number[];
  /** The departures that are worth riding. */
  readonly worth: readonly number[];
  readonly direction?: JourneyQuery['direction'];
  readonly leavesFrom?: number;
  readonly looksAhead?: boolean;
}

function searched({ departures, worth, direction = 'departAfter', leavesFrom, looksAhead = true }: Case) {
  const { search, queries } = timetable(departures);
  const wanted: Wanted = {
    isWorth: ({ journey }) => worth.some((hours) => journey.departure === NOON + Math.round(hours * HOUR)),
    leavesFrom: leavesFrom === undefined ? Number.NEGATIVE_INFINITY : NOON + leavesFrom * HOUR,
    looksAhead,
  };
  const found = searchFrom(search, { ...QUERY, direction }, wanted);
  return { found: [...new Set(found.map(({ journey }) => (journey.departure - NOON) / HOUR))], queries };
}

/** A departure every ten minutes from one hour to another. */
function often(from: number, to: number): number[] {
  return Array.from({ length: (to - from) * 6 + 1 }, (_, i) => from + i / 6);
}

it.each<[string, Case, number[], string[]]>([
  [
    'no others with two in the hour',
    { departures: [0.5, 0.75, 2], worth: [0.5, 0.75] },
    [0.5, 0.75],
    ['0.00 for 1.00'],
  ],
  [
    'the hour from the first one after it',
    { departures: [3, 3.5, 5], worth: [3, 3.5, 5] },
    [3, 3.5],
    ['0.00 for 1.00', '3.00 for 1.00'],
  ],
  [
    'what is beyond a gap, at once',
    { departures: [0.5, 17, 17.5], worth: [17, 17.5] },
    [0.5, 17, 17.5],
    ['0.00 for 1.00', '0.00 for 0.00', '1.00 for 0.00', '17.00 for 1.00'],
  ],
  [
    'the first one that is worth it, behind others that are not',
    { departures: [0.5, ...often(2, 5), 12, 12.5], worth: [12] },
    [0.5, 12, 12.5],
    [
      '0.00 for 1.00',
      '0.00 for 0.00',
      '1.00 for 0.00',
      '2.00 for 1.00',
      '3.00 for 0.00',
      '3.17 for 4.00',
      '7.17 for 0.00',
      '12.00 for 1.00',
    ],
  ],
  [
    'none where all that arrive in time have left',
    { departures: often(-12, -4), worth: [], direction: 'arriveBy', leavesFrom: -3 },
    [-4],
    ['0.00 for 1.00'],
  ],
  [
    'none that has left, and searches none that arrives before now',
    { departures: often(-12, -0.5), worth: [], direction: 'arriveBy', leavesFrom: -3 },
    [-0.5, -4 / 6, -5 / 6, -1, -7 / 6, -8 / 6, -1.5],
    ['0.00 for 1.00', '0.00 for 0.00', '-1.00 for 0.00', '-1.17 for 1.00', '-2.17 for 0.00', '-2.33 for 0.67'],
  ],
  [
    'nothing ahead where a short walk is the answer',
    { departures: [0.5, 3], worth: [3], looksAhead: false },
    [0.5],
    ['0.00 for 1.00', '0.00 for 0.00'],
  ],
  ['two in the last second of the hour', { departures: [1, 1], worth: [1] }, [1], ['0.00 for 1.00']],
  [
    'two that arrive in the first second of the hour before',
    { departures: [-1.5, -1.5], worth: [-1.5], direction: 'arriveBy' },
    [-1.5],
    ['0.00 for 1.00'],
  ],
  [
    'the hour that begins in the last second of a day ahead',
    { departures: [24], worth: [24] },
    [24],
    ['0.00 for 1.00', '24.00 for 1.00'],
  ],
  [
    'one that leaves in the last second of a day ahead, worth it or not',
    { departures: [24], worth: [], looksAhead: false },
    [24],
    ['0.00 for 1.00'],
  ],
  ['nothing that leaves a day later', { departures: [25], worth: [25] }, [], ['0.00 for 1.00']],
])('finds %s', (_case, question, found, queries) => {
  expect(searched(question)).toEqual({ found, queries });
});

it('asks at most eight times in vain', () => {
  const { found, queries } = searched({ departures: often(0, 48), worth: [] });
  expect([found.length, queries.length]).toEqual([7, 8]);
});
