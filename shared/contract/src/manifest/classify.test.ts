import type { Level } from '../levels.ts';
import { classify, type HostLevels } from './classify.ts';

const HOSTS = {
  '1.0': { contract: '1.0', capabilities: ['map'], adapts: [], singletons: null },
  '1.2': { contract: '1.2', capabilities: ['map', 'share'], adapts: [], singletons: {} },
  '2.0': { contract: '2.0', capabilities: ['map', 'share'], adapts: [1], singletons: {} },
  '2.3': { contract: '2.3', capabilities: ['map', 'share', 'tiles'], adapts: [], singletons: {} },
} as const satisfies Readonly<Record<string, HostLevels>>;

const remote = (contract: Level, least: Level, ...capabilities: string[]) => ({
  contract,
  needs: { contract: least, capabilities },
  knows: [] as readonly string[],
  singletons: {},
  standsAlone: false,
});

/** Each remote with each host: `r` runs, `n` runs with a note, `a` is adapted, `-` is refused. */
const TABLE: readonly (readonly [string, ReturnType<typeof remote>, string])[] = [
  ['1.0', remote('1.0', '1.0'), 'r r a -'],
  ['1.0 with a capability that hosts got later', remote('1.0', '1.0', 'share'), '- r a -'],
  ['1.2 that lives with 1.0', remote('1.2', '1.0'), 'n r a -'],
  ['1.2 that needs 1.1', remote('1.2', '1.1'), '- r a -'],
  ['1.9 that lives with 1.2', remote('1.9', '1.2'), '- n a -'],
  ['2.0', remote('2.0', '2.0'), '- - r r'],
  ['2.1 that lives with 2.0', remote('2.1', '2.0'), '- - n r'],
  ['2.3 that needs 2.3 and a capability', remote('2.3', '2.3', 'tiles'), '- - - r'],
  ['2.4 that lives with 2.1', remote('2.4', '2.1'), '- - - n'],
  ['3.0 that lives with nothing before', remote('3.0', '3.0'), '- - - -'],
];

const SIGN = { run: 'r', adapt: 'a', alone: 's', refused: '-' } as const;

function signOf(one: ReturnType<typeof remote>, host: HostLevels): string {
  const found = classify(one, host);
  return found.verdict === 'run' && found.notes.length > 0 ? 'n' : SIGN[found.verdict];
}

const PAIRS = TABLE.flatMap(([name, one, signs]) =>
  Object.entries(HOSTS).map(([level, host], index) => [name, level, one, host, signs.split(' ')[index]] as const),
);

it('has forty pairs', () => expect(PAIRS).toHaveLength(40));

it.each(PAIRS)('a remote of %s in a host of %s', (_name, _level, one, host, expected) => {
  expect(signOf(one, host)).toBe(expected);
});

it.each<[string, Parameters<typeof classify>[0], HostLevels, readonly string[]]>([
  ['a level that the host has not', remote('2.4', '2.4'), HOSTS['2.3'], ['needs contract 2.4, this host has 2.3']],
  ['a newer major', remote('3.1', '2.0'), HOSTS['2.3'], ['needs contract 3.1, this host has 2.3']],
  [
    'a former major',
    remote('1.2', '1.0'),
    HOSTS['2.3'],
    ['is of contract 1.2, which this host with 2.3 no longer runs'],
  ],
  [
    'a need above what it was built against',
    remote('2.0', '2.2'),
    HOSTS['2.3'],
    ['needs contract 2.2, but was built against 2.0'],
  ],
  [
    'no level',
    { ...remote('1.0', '1.0'), contract: null },
    HOSTS['2.3'],
    ['has no contract such as "1.0" in its manifest'],
  ],
  [
    'everything at once',
    remote('2.4', '2.4', 'tiles', 'radar', 'map', 'sonar'),
    HOSTS['2.0'],
    [
      'needs contract 2.4, this host has 2.0',
      'needs the capability "tiles", which this host does not have',
      'needs the capability "radar", which this host does not have',
      'needs the capability "sonar", which this host does not have',
    ],
  ],
])('gives all reasons against %s', (_, one, host, reasons) => {
  expect(classify(one, host)).toEqual({ verdict: 'refused', reasons });
});

it.each<[string, readonly string[], string]>([
  ['one that it misses', ['map', 'radar'], 'was built against contract 2.4 and goes without "radar"'],
  [
    'several that it misses',
    ['radar', 'map', 'sonar'],
    'was built against contract 2.4 and goes without "radar", "sonar"',
  ],
  ['what a manifest does not name', [], 'was built against contract 2.4 and goes without what 2.3 has not'],
])('names %s', (_, knows, note) => {
  expect(classify({ ...remote('2.4', '2.0'), knows }, HOSTS['2.3'])).toEqual({ verdict: 'run', notes: [note] });
});

const SHARED = { react: '19.3.1', '@halte/i18n': '2.1.0', 'federation-runtime': '1.0.0' };

it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['versions of the host', { react: '^19.3.0', '@halte/i18n': '^2.0.0', 'federation-runtime': '^1.0.0' }, []],
  ['a later React', { react: '^20.0.0' }, ['needs react ^20.0.0, this host has 19.3.1']],
  ['an earlier major of ours', { '@halte/i18n': '^1.4.0' }, ['needs @halte/i18n ^1.4.0, this host has 2.1.0']],
  [
    'a facade of another shape',
    { 'federation-runtime': '^2.0.0' },
    ['needs federation-runtime ^2.0.0, this host has 1.0.0'],
  ],
  ['a package that is not shared', { mobx: '^6.0.0' }, ['needs mobx ^6.0.0, which the pages of this host do not have']],
  ['a range of another form', { react: '>=19' }, ['needs react >=19, this host has 19.3.1']],
  [
    'a name of every object',
    { toString: '^1.0.0' },
    ['needs toString ^1.0.0, which the pages of this host do not have'],
  ],
  [
    'two at once',
    { react: '^20.0.0', '@halte/i18n': '^1.4.0' },
    ['needs react ^20.0.0, this host has 19.3.1', 'needs @halte/i18n ^1.4.0, this host has 2.1.0'],
  ],
])('compares %s with the pages', (_, singletons, reasons) => {
  const [one, host] = [
    { ...remote('1.0', '1.0'), singletons },
    { ...HOSTS['1.0'], singletons: SHARED },
  ];
  const isIn = reasons.length === 0;
  expect(classify(one, host)).toEqual(isIn ? { verdict: 'run', notes: [] } : { verdict: 'refused', reasons });
  // The build that stands alone is taken only where it must be.
  expect(classify({ ...one, standsAlone: true }, host)).toEqual(
    isIn
      ? { verdict: 'run', notes: [] }
      : { verdict: 'alone', notes: [`stands alone, because it ${reasons.join(' and ')}`] },
  );
  expect(classify(one, HOSTS['1.0']).verdict).toBe('run');
});

it('a build that stands alone is refused for its contract all the same', () => {
  const one = { ...remote('1.9', '1.9'), singletons: { react: '^20.0.0' }, standsAlone: true };
  expect(classify(one, { ...HOSTS['1.0'], singletons: SHARED })).toEqual({
    verdict: 'refused',
    reasons: ['needs contract 1.9, this host has 1.0', 'needs react ^20.0.0, this host has 19.3.1'],
  });
});
