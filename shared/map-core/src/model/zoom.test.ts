import type { MapPlace, MarkerRange, MarkerZoomRule } from './types.ts';
import { isSameView, markerRangeAt, viewOfPlace, zoomPercent } from './zoom.ts';

describe('zoom percentage', () => {
  it.each([
    [0, 0],
    [1, 5],
    [14, 67],
    [14.5, 70],
    [4.41, 21],
    [8.82, 42],
    [4.42, 22],
    [17.01, 81],
    [19, 91],
    [21, 100],
  ])('of zoom %s is %s, rounded up', (zoom, expected) => {
    expect(zoomPercent(zoom)).toBe(expected);
  });
});

describe('range of a marker', () => {
  const rules: MarkerZoomRule[] = [
    { type: 'stopArea', small: [50, 69], full: [70, 100] },
    { type: 'stopArea', modes: ['metro', 'train'], small: [30, 50], full: [50, 100] },
    { type: 'parks', modes: ['car'], small: [80, 89], full: [90, 100] },
  ];

  it.each<[string, string, string[] | undefined, number, MarkerRange | null]>([
    ['below every range', 'stopArea', ['bus'], 49, null],
    ['at the lower end of small', 'stopArea', ['bus'], 50, 'small'],
    ['at the upper end of small', 'stopArea', ['bus'], 69, 'small'],
    ['at the lower end of full', 'stopArea', ['bus'], 70, 'full'],
    ['at the upper end of full', 'stopArea', ['bus'], 100, 'full'],
    ['where small and full meet', 'stopArea', ['metro'], 50, 'full'],
    ['with one mode of several that a rule names', 'stopArea', ['bus', 'train'], 40, 'small'],
    ['without modes', 'stopArea', undefined, 40, null],
    ['spelt otherwise', 'STOP_AREA', ['bus'], 60, 'small'],
    ['of a type with no rule', 'bikeParks', undefined, 1, 'full'],
    ['of a type whose only rule is for another mode', 'parks', ['bike'], 1, 'full'],
  ])('%s', (_, type, modes, percent, expected) => {
    expect(markerRangeAt({ type, modes }, percent, rules)).toBe(expected);
  });

  it.each([
    ['train', 10, 13],
    ['metro', 10, 13],
    ['tram', 11, 14],
    ['cableCar', 11, 14],
    ['funicular', 11, 14],
    ['ferry', 11, 14],
    ['bus', 12, 15],
  ])('shows a stop of a %s as a dot from zoom %d, and whole from %d', (mode, small, full) => {
    const zooms = Array.from({ length: 21 }, (_, index) => index + 1);
    const shown = (range: MarkerRange) =>
      zooms.filter((zoom) => markerRangeAt({ type: 'stopArea', modes: [mode] }, zoomPercent(zoom)) === range);
    expect([shown('small')[0], shown('full')[0], shown('full').at(-1)]).toEqual([small, full, 21]);
    expect(shown('small').at(-1)).toBe(full - 1);
  });
});

describe('range of places beside stops', () => {
  const ranges = (more: object) =>
    [13, 14, 15, 16].map((zoom) => markerRangeAt({ type: 'BIKE_SHARING_STATIONS', ...more }, zoomPercent(zoom)));

  it.each([
    'BIKE_SHARING_STATIONS',
    'bikeParks',
    'carSharingStations',
    'rideSharingParks',
    'chargingStations',
    'parks',
    'parkAndRides',
    'pointOfSales',
  ])('grows from dots among the pins of a city to signs in its streets: %s', (type) => {
    expect(ranges({ type })).toEqual([null, 'small', 'small', 'full']);
  });

  it('is full at every zoom where they are looked for', () => {
    expect(ranges({ isSought: true })).toEqual(['full', 'full', 'full', 'full']);
  });
});

describe('view of a place', () => {
  const place: MapPlace = { id: 'p', type: 'address', lat: 48, lon: 2 };
  const center = { lat: 48, lon: 2 };

  it.each([
    ['an address: zoom 19', place, { kind: 'point', center, zoom: 19 }],
    ['a place that gives a zoom', { ...place, zoom: 16 }, { kind: 'point', center, zoom: 16 }],
    ['a stop area: only brought into view', { ...place, type: 'stopArea' }, { kind: 'reveal', center }],
    ['a stop area, spelt otherwise', { ...place, type: 'STOP_AREA', zoom: 12 }, { kind: 'reveal', center }],
  ])('%s', (_, given, expected) => {
    expect(viewOfPlace(given)).toEqual(expected);
  });
});

const POINT = { kind: 'point', center: { lat: 48, lon: 2 }, zoom: 12.25 } as const;

it.each([
  ['the same point', { ...POINT, center: { lon: 2, lat: 48 } }, true],
  ['another zoom', { ...POINT, zoom: 12 }, false],
  ['another point', { ...POINT, center: { lat: 48, lon: 2.1 } }, false],
  ['a point to be brought into view', { kind: 'reveal', center: POINT.center }, false],
  ['nothing', null, false],
] as const)('a point at a zoom beside %s', (_, view, expected) => {
  expect(isSameView(view, POINT)).toBe(expected);
});
