import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio } from '@halte/ui/contrast';
import { colorOnMap, LIGHT_GROUND, thinColorOnMap } from './tint.ts';

describe('the colour of a line on the map', () => {
  it('is a step lighter on a dark ground', () => {
    expect(colorOnMap('#000080', 'dark')).toBe('#38389c');
    expect(colorOnMap('#000080', 'light')).toBe('#000080');
  });

  it.each(['#ffff00', 'ffff00', '#ffd700', '#ffffff'])('without a casing is darker on a light ground: %s', (color) => {
    expect(contrastRatio(thinColorOnMap(color, 'light'), LIGHT_GROUND)).toBeGreaterThanOrEqual(3);
    expect(thinColorOnMap(color, 'dark')).toBe(colorOnMap(color, 'dark'));
  });

  it('stays as it is where it is seen, and where it is not known', () => {
    for (const color of ['#0057a8', '#d95f02', 'red']) expect(thinColorOnMap(color, 'light')).toBe(color);
  });

  it('is seen on the ground that the design has', () => {
    const tokens = readFileSync(join(__dirname, '../../../ui/src/tokens.css'), 'utf8');
    expect(tokens).toContain(`--c-map-ground: light-dark(${LIGHT_GROUND}, `);
  });
});
