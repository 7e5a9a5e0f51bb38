import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio } from './style/contrast.ts';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** `--c-x: light-dark(#aaaaaa, #bbbbbb)` as [light, dark] by name. */
const pairs = new Map(
  [...tokens.matchAll(/--(c-[\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
);

type Scheme = 'light' | 'dark';

function color(name: string, scheme: Scheme): string {
  const found = pairs.get(name)?.[scheme];
  if (!found) throw new Error(`no token --${name}`);
  return found;
}

/** `share` of the first colour in the second, channel by channel, as color-mix does in sRGB. */
function mixed(first: string, second: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const other = channels(second);
  return `#${channels(first)
    .map((channel, index) => Math.round(channel * share + other[index]! * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

const GROUNDS = ['c-bg', 'c-surface', 'c-raised', 'c-sunken'];
const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['c-text', [...GROUNDS, 'c-info-soft', 'c-success-soft', 'c-warning-soft', 'c-error-soft']],
  ['c-muted', GROUNDS],
  ['c-success', [...GROUNDS, 'c-success-soft']],
  ['c-warning', [...GROUNDS, 'c-warning-soft']],
  ['c-error', [...GROUNDS, 'c-error-soft']],
  ['c-info', [...GROUNDS, 'c-info-soft']],
  ['c-on-brand', ['c-brand']],
  ['c-on-alert', ['c-alert']],
  ['c-brand', ['c-surface']],
  // A tooltip turns text and ground round.
  ['c-bg', ['c-text']],
];
const SHAPES: readonly (readonly [shape: string, grounds: readonly string[]])[] = [
  ['c-border-strong', GROUNDS],
  ['c-focus', GROUNDS],
  ['c-accent', GROUNDS],
];

describe.each<Scheme>(['light', 'dark'])('colours of the %s scheme', (scheme) => {
  const cases = (list: typeof TEXTS) =>
    list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

  it.each(cases(TEXTS))('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(color(text, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(SHAPES))('%s can be seen on %s', (shape, ground) => {
    expect(contrastRatio(color(shape, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  it('keeps text readable on the soft brand colour and on a pressed button', () => {
    const soft = mixed(color('c-brand', scheme), color('c-surface', scheme), 0.12);
    expect(contrastRatio(color('c-text', scheme), soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(color('c-muted', scheme), soft)).toBeGreaterThanOrEqual(4.5);
    const hover = mixed(color('c-brand', scheme), color('c-text', scheme), 0.88);
    expect(contrastRatio(color('c-on-brand', scheme), hover)).toBeGreaterThanOrEqual(4.5);
  });
});

type Triple = readonly [number, number, number];

/** Lightness 0 to 1, and the two axes of colour, of red, green and blue from 0 to 255. */
function oklab(rgb: Triple): Triple {
  const [r, g, b] = rgb
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The way back; channels out of range are cut, as a screen cuts them. */
function hexOf([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((linear) => Math.min(1, Math.max(0, linear)))
    .map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const STEPS = Array.from({ length: 18 }, (_, step) => step * 15);
const CUBE = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => [r, g, b] as const)));

it.each<Scheme>(['light', 'dark'])('keeps any tenant’s colour readable as text in the %s scheme', (scheme) => {
  const [, darkest, lightest] = /min\(l, ([\d.]+)\)[\s\S]+?max\(l, ([\d.]+)\)/.exec(tokens) ?? [];
  let worst = 21;
  for (const brand of CUBE) {
    const [l, a, b] = oklab(brand);
    const text = hexOf([scheme === 'light' ? Math.min(l, Number(darkest)) : Math.max(l, Number(lightest)), a, b]);
    for (const ground of GROUNDS) worst = Math.min(worst, contrastRatio(text, color(ground, scheme)));
  }
  expect(worst).toBeGreaterThanOrEqual(4.5);
});
