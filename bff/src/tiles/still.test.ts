import { gzipSync } from 'node:zlib';
import { testCityGround } from '../testing/demoCity.ts';
import { rendererOf } from './drawMap.ts';
import { PALETTES } from './palette.ts';
import type { GroundRenderer } from './renderer.ts';
import { drawStill, STILL_STROKES, type StillSpec } from './still.ts';
import { testMap } from './testing/drawings.ts';
import { worldPath } from './worldPath.ts';

const SPEC: StillSpec = {
  ...{ lat: 47.2995, lon: 0.9012, zoom: 12.25, width: 440, height: 320, tall: 320, theme: 'light' },
  lines: [
    {
      color: '#0055aa',
      path: worldPath([
        { lat: 47.29, lon: 0.88 },
        { lat: 47.31, lon: 0.92 },
      ]),
    },
  ],
  stroke: STILL_STROKES.network,
};

describe('the picture of the map', () => {
  let city: GroundRenderer;

  beforeAll(async () => {
    city = rendererOf(await testCityGround());
  }, 60_000);

  it.each([
    ['a phone', {}],
    ['a desk', { width: 1400, height: 980, tall: 980, zoom: 12.75 }],
    ['streets from near', { width: 1400, height: 980, tall: 980, zoom: 16 }],
  ])('of %s is small, has no names and runs nothing', (_, change) => {
    for (const theme of ['light', 'dark'] as const) {
      const svg = drawStill(city, { ...SPEC, ...change, theme });
      expect(gzipSync(svg).length).toBeLessThanOrEqual(9_000);
      expect(svg).not.toMatch(/<text|<script|NaN|undefined|Infinity|href/);
      expect(svg).toMatch(/^<svg [^>]*><style>[^<]*<\/style>(?:<path [^<>]*\/>|<g [^<>]*>|<\/g>)*<\/svg>$/);
    }
  });

  it('has as many pixels as it is asked for, and what lies between two zooms drawn as the map scales its tiles', () => {
    const svg = drawStill(city, SPEC);
    // At 12.25 the map shows the tiles of zoom 12 in 1.19 times their size: 440 pixels of it are 370 of theirs.
    expect(svg).toContain('width="440" height="320" viewBox="0 0 740 538"');
    expect(drawStill(city, { ...SPEC, zoom: 13 })).toContain('viewBox="0 0 880 640"');
  });

  it('is plain ground above and below what is drawn', () => {
    const svg = drawStill(city, { ...SPEC, zoom: 13, tall: 1_600 });
    expect(svg).toContain('width="440" height="1600" viewBox="0 -1280 880 3200"');
    expect(svg).toContain('<path fill="#f4f3ef" d="M0 -1280h880v3200H0z"/>');
  });

  it('has lines four pixels wide, in a colour that is seen', () => {
    expect(drawStill(city, { ...SPEC, zoom: 13 })).toContain(
      '<g class="w" stroke-width="8" stroke-opacity="0.62"><path stroke="#0055aa"',
    );
    const pale = [{ ...SPEC.lines[0]!, color: '#ffff00' }];
    expect(drawStill(city, { ...SPEC, lines: pale })).not.toContain('#ffff00');
  });

  it('has the line that a page is about above a light border, in its own colour', () => {
    const line = { ...SPEC, zoom: 13, lines: [{ ...SPEC.lines[0]!, color: '#ffff00' }], stroke: STILL_STROKES.line };
    const border =
      /<g class="w" stroke-width="10" stroke-opacity="1"><path stroke="(.{7})" stroke-width="26" d="[^"]+"/;
    expect(border.exec(drawStill(city, line))?.[1]).toBe('#ffffff');
    expect(border.exec(drawStill(city, { ...line, theme: 'dark' }))?.[1]).toBe('#171c22');
    expect(drawStill(city, line)).toContain('<path stroke="#ffff00"');
  });

  it('leaves out small ways first where there are too many', () => {
    let state = 1;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const path = () => Array.from({ length: 60 }, () => [47.29 + next() / 50, 0.88 + next() / 25] as const);
    const ways = Array.from({ length: 200 }, (_, at) => ({
      ...{ kind: at < 3 ? ('primary' as const) : ('minor' as const), path: path() },
    }));
    const { primary, minor } = PALETTES.light.ways;
    const svg = drawStill(rendererOf(testMap({ ways })), { ...SPEC, zoom: 14 });
    expect(gzipSync(svg).length).toBeLessThanOrEqual(9_000);
    expect([svg.includes(primary.border), svg.includes(minor.border)]).toEqual([true, false]);
  });
});
