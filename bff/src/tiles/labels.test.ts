import { drawingNames } from './drawingNames.ts';
import { rendererOf } from './drawMap.ts';
import { TEXT_STYLES, type TextKind, textBox } from './labelStyle.ts';
import { placeLabels } from './labels.ts';
import type { NameLanguage } from './names.ts';
import { type TestMap, type TestPoint, testMap } from './testing/drawings.ts';
import { tileSpec } from './testing/specs.ts';

/** Degrees of a pixel at zoom 16, at the equator. */
const PIXEL = 360 / 2 ** 24;
/** A place so many pixels of zoom 16 east and south of 0, 0. */
const at = (x: number, y: number) => [-y * PIXEL, x * PIXEL] as const;

interface Shown {
  readonly text: string;
  readonly kind: TextKind;
  readonly x: number;
  readonly y: number;
}

function placed(map: TestMap, zoom = 16, language: NameLanguage = null): Shown[] {
  const names = drawingNames(testMap(map));
  const middle = 256 * 2 ** zoom * 0.5;
  return placeLabels(names, zoom, language)
    .within(0, 0, 2 * middle, 2 * middle)
    .map(({ kind, name, x, y }) => ({
      ...{ kind, text: names.text(kind, name, language) },
      ...{ x: Math.round(x - middle), y: Math.round(y - middle) },
    }));
}

const textsOf = (map: TestMap, zoom?: number, language?: NameLanguage) =>
  placed(map, zoom, language).map(({ text }) => text);

const shop: TestPoint = { kind: 'shop', at: at(0, -11), name: 'Bakery' };
const street = { kind: 'minor', path: [at(-100, 0), at(100, 0)], name: 'Main Street' } as const;

describe('the order of names', () => {
  it('has streets before shops, and stations before streets', () => {
    expect(textsOf({ points: [shop], ways: [street] })).toEqual(['Main Street']);
    expect(textsOf({ points: [{ ...shop, kind: 'station', name: 'Central' }], ways: [street] })).toEqual(['Central']);
  });

  it('has larger streets before smaller ones', () => {
    const across = { ...street, kind: 'primary', path: [at(0, -100), at(0, 100)], name: 'High Street' } as const;
    expect(textsOf({ ways: [street, across] })[0]).toBe('High Street');
  });

  it('of points is that of the table', () => {
    const twin = { ...shop, name: 'Butcher', at: at(0, -8) };
    expect(textsOf({ points: [shop, twin] })).toEqual(['Bakery']);
    expect(textsOf({ points: [twin, shop] })).toEqual(['Butcher']);
  });

  it('has house numbers last, from zoom 18 on', () => {
    const house = { at: at(0, 1), number: '12 bis' };
    const map = { houses: [house, { at: at(150, 0), number: '14' }], ways: [street] };
    expect(textsOf(map, 18)).toEqual(['Main Street', '14']);
    expect(textsOf(map, 17)).toEqual(['Main Street']);
  });

  it('says once what is near twice: a station with a point on each platform, a street with two sides', () => {
    const station = { kind: 'station', name: 'Central' } as const;
    expect(textsOf({ points: [0, 60, 900].map((x) => ({ ...station, at: at(x, 0) })) })).toEqual([
      'Central',
      'Central',
    ]);
    const sides = [0, 30].map((y) => ({ ...street, path: [at(-100, y), at(100, y)] }));
    expect(textsOf({ ways: sides })).toEqual(['Main Street']);
  });

  it('leaves out what its zoom does not show, and towns from near', () => {
    const town = { kind: 'town', at: at(0, 0), name: 'Petiteville' } as const;
    expect([13, 14, 15].map((zoom) => textsOf({ points: [{ ...town, minZoom: 14 }] }, zoom))).toEqual([
      [],
      ['Petiteville'],
      [],
    ]);
    expect([14, 15, 16].map((zoom) => textsOf({ ways: [street] }, zoom).length)).toEqual([0, 0, 1]);
  });
});

it('places no two names over each other', () => {
  const points = Array.from({ length: 900 }, (_, i): TestPoint => {
    return { kind: i % 3 ? 'shop' : 'museum', at: at((i % 30) * 31, Math.floor(i / 30) * 17), name: `Place ${i}` };
  });
  const boxes = placed({ points }).map(({ kind, text, x, y }) => {
    const { width, above, below } = textBox(kind, text);
    const middle = y + TEXT_STYLES[kind].below;
    return [x - width / 2, middle - above, x + width / 2, middle + below] as const;
  });
  expect(boxes.length).toBeGreaterThan(50);
  const meeting = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).filter((b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]),
  );
  expect(meeting).toEqual([]);
});

describe('the language of names', () => {
  const lake = { name: 'Lac Léman', languages: { de: 'Genfersee', en: 'Lake Geneva' }, at: at(0, 0) } as const;
  const named = (kind: TestPoint['kind'], zoom: number, language: NameLanguage) =>
    textsOf({ points: [{ ...lake, kind }] }, zoom, language);

  it('is that of the page for towns, waters and sights, where there is one', () => {
    expect((['de', 'en', 'it', null] as const).map((language) => named('water', 14, language)[0])).toEqual([
      ...['Genfersee', 'Lake Geneva', 'Lac Léman', 'Lac Léman'],
    ]);
    expect((['town', 'suburb', 'sight'] as const).map((kind) => named(kind, 14, 'de')[0])).toEqual(
      Array(3).fill('Genfersee'),
    );
  });

  it('is that of signs for stops, shops and streets', () => {
    expect([named('station', 14, 'de'), named('shop', 14, 'de')]).toEqual([['Lac Léman'], ['Lac Léman']]);
  });

  it('is that of signs above zoom 15', () => {
    const renderer = rendererOf(testMap({ points: [{ ...lake, kind: 'water' }] }));
    const tile = (zoom: number) =>
      renderer.tile(tileSpec([zoom, 2 ** (zoom - 1), 2 ** (zoom - 1)], { language: 'de' }));
    expect([14, 15, 16].map((zoom) => /Genfersee|Lac Léman/.exec(tile(zoom))?.[0])).toEqual([
      ...['Genfersee', 'Genfersee', 'Lac Léman'],
    ]);
  });

  it('is followed by Latin letters where the map has them', () => {
    const square = {
      kind: 'station',
      name: 'Площадь Революции',
      latin: 'Ploshchad Revolyutsii',
      at: at(0, 0),
    } as const;
    expect(textsOf({ points: [square] })).toEqual(['Площадь Революции (Ploshchad Revolyutsii)']);
    const town = { ...square, kind: 'town', languages: { de: 'Moskau' } } as const;
    expect([textsOf({ points: [town] }, 12, 'de'), textsOf({ points: [town] }, 12, 'it')]).toEqual([
      ...[['Moskau'], ['Площадь Революции (Ploshchad Revolyutsii)']],
    ]);
  });
});
