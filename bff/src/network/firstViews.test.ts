import { firstViewsOf } from './firstViews.ts';

const CENTER = { lat: 48.02, lon: 2.02 };
type Way = readonly (readonly [lat: number, lon: number])[];
const line = (...way: Way) => ({ ways: [way.map(([lat, lon]) => [lat, lon] as const)] });

/** Pixels between two places at a zoom. */
const pixels = (degrees: number, zoom: number) => (degrees / 360) * 256 * 2 ** zoom;

describe('the first views of a network', () => {
  const town = Array.from({ length: 101 }, (_, at) => [48, 2 + at / 1_000] as const);

  const MIDDLE = { lat: 48, lon: 2.05 };

  it('fit nearly all lines of a town into what a desk shows, and its middle into what a phone shows', () => {
    const { phone, desk } = firstViewsOf([line(...town)], MIDDLE);
    expect(desk.lat).toBeCloseTo(48, 4);
    expect(desk.lon).toBeCloseTo(2.05, 4);
    expect(pixels(0.1, desk.zoom)).toBeLessThanOrEqual(750);
    expect(pixels(0.1, desk.zoom + 0.5)).toBeGreaterThan(750);
    expect(pixels(0.06, phone.zoom)).toBeLessThanOrEqual(345);
    expect(pixels(0.06, phone.zoom + 0.5)).toBeGreaterThan(345);
  });

  it('leave out the ends of the one line that leaves the town', () => {
    const alone = firstViewsOf([line(...town)], MIDDLE);
    const { desk } = firstViewsOf([line(...town), line([48, 1.6])], MIDDLE);
    expect(Math.abs(desk.zoom - alone.desk.zoom)).toBeLessThanOrEqual(0.5);
  });

  it('have zooms in quarters at which names can be read, none closer than streets', () => {
    const { phone, desk } = firstViewsOf([line([48, 2], [48.000_1, 2.000_1])], { lat: 48, lon: 2 });
    expect([phone.zoom, desk.zoom]).toEqual([16, 16]);
    for (let degrees = 0.01; degrees < 0.5; degrees *= 1.09) {
      const { desk } = firstViewsOf([line([48, 2], [48, 2 + degrees])], { lat: 48, lon: 2 + degrees / 2 });
      expect([0, 0.25, 0.75]).toContain(desk.zoom % 1);
    }
  });

  it.each([
    ['no rail lines', []],
    ['lines through a country', [line([48, 2], [49, 2])]],
    ['most of its stops north of its lines', [line([47.9, 2], [48, 2.05])]],
    ['most of its stops east of its lines', [line([48.01, 1.9], [48.03, 2])]],
    ['lines along a coast', [line([48, 2], [48, 3])]],
  ])('are the middle of the network from afar where it has %s', (_, lines) => {
    const far = { ...CENTER, zoom: 12 };
    expect(firstViewsOf(lines, CENTER)).toEqual({ phone: far, desk: far });
  });

  it('are a place where all points are one', () => {
    expect(firstViewsOf([line([48, 2], [48, 2])], { lat: 48, lon: 2 }).desk).toEqual({ lat: 48, lon: 2, zoom: 16 });
  });
});
