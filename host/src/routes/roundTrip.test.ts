/** Addresses carry what networks call their things: whatever that is, it comes back as it went. */
import { LOCALES, type Query, type RouteName } from '@halte/contract';
import { TABLE } from '../testing/product.ts';
import { hrefOf } from './href.ts';
import { resolve } from './resolve.ts';

const ORIGIN = 'https://app.test';
const VISITOR = { routes: TABLE, locale: 'fr', authenticated: true, isWidget: false, urls: {} } as const;
const KEYS = [
  'fi',
  'fv',
  'fst',
  'ffv',
  'fpt',
  'flat',
  'flon',
  'ti',
  'tv',
  'tst',
  'tfv',
  'tpt',
  'tlat',
  'tlon',
  'tt',
  'dt',
  'at',
  'rt',
];
const MORE_KEYS = ['v[0][i]', 'v[0][v]', 'v[0][fv]', 'v[0][lat]', 'v[0][lon]', 'jc', 'rc', 'excludedModes', 'maxWalk'];
const PIECES = [
  ...[
    'stop|A&B=é#',
    '%',
    '%2F',
    '%zz',
    '+',
    ' ',
    'a',
    'B7',
    ':',
    ';',
    '=',
    '&fi=x',
    '?',
    '#',
    '/',
    '..',
    '\\',
    '|',
    ',',
  ],
  ...[
    '"',
    "'",
    '<b>',
    '[0][i]',
    'ß',
    'œ',
    '日本',
    '🚋',
    '👩‍🦽',
    '\u202e',
    '\n',
    '\u0000',
    '__proto__',
    '€',
    '2026-10-25T02:30',
  ],
];
const SCREENS: readonly RouteName[] = [
  'trip-planner-results',
  'trip-planner-returns',
  'trip-planner-roadmap-journeyId',
];

/** Numbers from 0 to below 1 that depend on the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Up to four hundred characters of the worst. */
function hostileText(random: () => number): string {
  const length = 1 + Math.floor(random() ** 3 * 400);
  let text = '';
  while (text.length < length) text += PIECES[Math.floor(random() * PIECES.length)];
  return text;
}

it('sixty searches, from the screen to the address bar and back', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomOf(seed);
    const keys = ['fi', ...[...KEYS, ...MORE_KEYS].filter(() => random() < 0.7)];
    const query: Query = Object.fromEntries(keys.map((key) => [key, hostileText(random)]));
    const name = SCREENS[seed % SCREENS.length] as RouteName;
    const locale = LOCALES[seed % LOCALES.length]!;
    const params = { journeyId: `code ${hostileText(random)}` };
    const carried = seed % 2 === 0 ? { widget: 'true' } : {};
    const href = hrefOf(TABLE, locale, { name, params, query: { ...query, ...carried } });
    const resolution = resolve(new URL(href, ORIGIN).href, ORIGIN, VISITOR);
    expect({ seed, ...resolution }).toMatchObject({ seed, kind: 'screen', locale, current: { name, fullPath: href } });
    const { current } = resolution as Extract<typeof resolution, { kind: 'screen' }>;
    expect(current.query).toEqual({ ...query, ...carried });
    expect(current.params).toEqual(name === 'trip-planner-roadmap-journeyId' ? params : {});
  }
});
