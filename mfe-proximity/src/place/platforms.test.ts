import { isInForce, platformsOf } from './platforms.ts';
import { BUS, LIFT, M1, STOP } from './testing/places.ts';

const NOW = '2026-11-24T07:28:00Z';
const POINTS = STOP.stopPoints ?? [];
const NO_HEADSIGNS = new Map<string, Set<string>>();

it('takes the way without steps away from the platforms whose lift is out', () => {
  const rows = platformsOf(POINTS, [LIFT], NO_HEADSIGNS, NOW);
  expect(rows.map(({ name, wheelchair }) => [name, wheelchair])).toEqual([
    ['1', 'no'],
    ['F', 'yes'],
  ]);
});

it.each([
  ['is over', { ...LIFT, periods: [{ from: null, to: '2026-11-24T07:28:00Z' }] }],
  ['has not begun', { ...LIFT, periods: [{ from: '2026-11-24T07:28:01Z', to: null }] }],
  ['is about something else', { ...LIFT, effect: 'detour' as const }],
])('not when it %s', (_, alert) => {
  expect(platformsOf(POINTS, [alert], NO_HEADSIGNS, NOW)[0]?.wheelchair).toBe('yes');
});

it('is in force always without periods', () => {
  expect(isInForce({ periods: [] }, NOW)).toBe(true);
});

it('is one row for each sign, in their order, with all lines and headsigns', () => {
  const points = ['10', '2', '2'].map((platform, index) => ({
    ...POINTS[0]!,
    id: `p${index}`,
    platform,
    lines: index === 2 ? [BUS] : [M1],
    wheelchair: index === 2 ? ('unknown' as const) : ('yes' as const),
  }));
  const headsigns = new Map([
    ['p1', new Set(['East'])],
    ['p2', new Set(['East', 'Town Hall'])],
  ]);
  expect(platformsOf(points, [], headsigns, NOW)).toEqual([
    { name: '2', lines: [M1, BUS], headsigns: ['East', 'Town Hall'], wheelchair: 'unknown' },
    { name: '10', lines: [M1], headsigns: [], wheelchair: 'yes' },
  ]);
});

it('has no rows where nothing is known, nor for what no line serves', () => {
  const bare = POINTS.map((point) => ({ ...point, platform: '', wheelchair: 'unknown' as const }));
  expect(platformsOf(bare, [], NO_HEADSIGNS, NOW)).toEqual([]);
  expect(
    platformsOf(
      POINTS.map((point) => ({ ...point, lines: [] })),
      [],
      NO_HEADSIGNS,
      NOW,
    ),
  ).toEqual([]);
});
