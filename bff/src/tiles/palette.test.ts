import { TEXT_KINDS, TEXT_STYLES, type TextKind } from './labelStyle.ts';
import { LABEL_COLORS, PALETTES } from './palette.ts';

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('computes ratios as the standard does', () => {
  expect(ratio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('on the %s map', (theme) => {
  const { ground, halo, labels, areas, ways } = PALETTES[theme];
  const { water, park, wood, building, builtUp, sea } = areas;
  const grounds = { ground, halo, builtUp, building, park, wood };

  it.each(LABEL_COLORS)('names in the colour of %s are read on every ground, 4.5 to 1', (color) => {
    const low = Object.entries(grounds).filter(([, behind]) => ratio(labels[color], behind) < 4.5);
    expect(low).toEqual([]);
  });

  it('names of waters are read on water', () => {
    expect(Math.min(ratio(labels.water, water), ratio(labels.water, sea))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['minor', 'secondary', 'primary', 'motorway'] as const)('names of streets are read on a %s one', (kind) => {
    expect(ratio(labels.street, ways[kind].fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('water, parks and buildings differ from the ground and from each other', () => {
    const shown = [ground, water, park, building];
    expect(new Set(shown).size).toBe(4);
  });
});

it.each<TextKind>([...TEXT_KINDS])(
  '%s is written in letters of 9 pixels at least, and larger than 9 unless it is a house number',
  (kind) => {
    expect(TEXT_STYLES[kind].size).toBeGreaterThanOrEqual(kind === 'number' ? 9 : 10);
  },
);
