import { indexPins, pinAt } from './pinAt.ts';
import { namesOf, type PlacedPin, sceneOf } from './pinScene.ts';
import { worldPixel } from './projected.ts';
import type { MarkerRange, ProximityPoint } from './types.ts';

const CENTER = { lat: 48, lon: 2 };
const BOX = 4_000;
/** About one CSS pixel to the east at zoom 16. */
const PIXEL = 360 / (256 * 2 ** 16);

function point(id: string, mode: string, east: number, more: Partial<ProximityPoint> = {}): ProximityPoint {
  const at = { lat: CENTER.lat, lon: CENTER.lon + east * PIXEL };
  return { id, name: id, type: 'stopArea', modes: [mode], ...at, selected: false, markerRange: 'full', ...more };
}

function scene(points: readonly ProximityPoint[], zoom = 16, raisedId: string | null = null): readonly PlacedPin[] {
  const { x, y } = worldPixel(CENTER, zoom);
  const box = { left: x - BOX, top: y - BOX, right: x + BOX, bottom: y + BOX };
  return sceneOf(points, [], { zoom, raisedId, box, measure: (name) => 7 * name.length });
}

const idsOf = (pins: readonly PlacedPin[]) =>
  pins.map(({ target }) => ('pointId' in target ? target.pointId : 'cluster'));
const many = (count: number, mode: string, gap: number, more: Partial<ProximityPoint> = {}) =>
  Array.from({ length: count }, (_, index) => point(`${mode}${index}`, mode, index * gap, more));

it('a point lies where the tiles of the map have it', () => {
  expect(worldPixel({ lat: 0, lon: 0 }, 0)).toEqual({ x: 128, y: 128 });
  const { x, y } = worldPixel({ lat: 48.8566, lon: 2.3522 }, 12);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([2074, 1409]);
});

it.each<[string, Partial<ProximityPoint>, number]>([
  ['one in the box', {}, 1],
  ['one outside of it', { lon: 3 }, 0],
  ['one that the zoom hides', { markerRange: null }, 0],
  ['the selected one, which is drawn apart', { selected: true }, 0],
])('of %s, %#: pins', (_, more, count) => {
  expect(scene([point('a', 'bus', 0, more)])).toHaveLength(count);
});

it('leaves out the one whose row is pointed at: its marker has its name', () => {
  expect(idsOf(scene([point('a', 'metro', 0), point('b', 'metro', 300)], 16, 'a'))).toEqual(['b']);
});

it('draws a pin in the size of its range', () => {
  const pins = scene([point('a', 'bus', 0, { markerRange: 'small' }), point('b', 'bus', 100)]);
  expect(pins.map(({ pin }) => pin.width)).toEqual([8, 14]);
});

it('draws rail above buses, and buses above other places', () => {
  const points = [point('rail', 'metro', 0), point('bus', 'bus', 0), point('bikes', '', 0, { type: 'bikeParks' })];
  expect(idsOf(scene(points))).toEqual(['bikes', 'bus', 'rail']);
});

describe('clusters', () => {
  it.each<[string, readonly ProximityPoint[], number, number]>([
    ['forty close points stand one by one', many(40, 'bus', 2), 16, 0],
    ['of forty-one they are gathered', many(41, 'bus', 2), 16, 2],
    ['points that are far from each other are not', many(41, 'bus', 60), 16, 0],
    ['small dots are not', many(41, 'bus', 2, { markerRange: 'small' }), 16, 0],
    ['just before all are seen', many(41, 'bus', 2), 17.75, 1],
    ['the map has come so close that all are seen', many(41, 'bus', 2), 18, 0],
  ])('%s', (_, points, zoom, clusters) => {
    const found = idsOf(scene(points, zoom)).filter((id) => id === 'cluster');
    if (clusters === 0) expect(found).toEqual([]);
    else expect(found.length).toBeGreaterThanOrEqual(1);
  });

  it.each<[string, Partial<ProximityPoint>, number]>([
    ['buses', {}, 48],
    ['other places', { type: 'parks', modes: [] }, 64],
    ['stations', { modes: ['metro'] }, 80],
  ])('of %s hold what lies in a square (%#), from three on, and stand in its middle', (_, more, side) => {
    const { x } = worldPixel(CENTER, 16);
    const edge = Math.ceil(x / side) * side - x;
    const at = (id: string, east: number) => point(id, 'bus', edge + east, more);
    const alone = Array.from({ length: 38 }, (_, index) => at(`a${index}`, (index + 2) * side + 1));
    const inSquare = [2, 8, side - 4].map((east, index) => at(`s${index}`, east));
    const two = [side + 2, side + 4].map((east, index) => at(`t${index}`, east));
    const pins = scene([...alone, ...inSquare, ...two]);
    const [cluster, ...others] = pins.filter(({ target }) => 'bounds' in target);
    expect(others).toEqual([]);
    expect(cluster?.pin.text).toBe('3');
    expect(cluster?.x).toBeCloseTo(x + edge + (6 + side) / 3, 3);
    const [west, east] = [inSquare[0]?.lon, inSquare[2]?.lon];
    expect(cluster?.target).toMatchObject({ bounds: { northWest: { lon: west }, southEast: { lon: east } } });
  });

  it('cover dots and rings, which say nothing', () => {
    const dot = point('dot', '', 11, { type: 'parks', markerRange: 'small' });
    const pins = scene([...many(12, 'bus', 2), ...many(40, 'bus', 60, { lat: CENTER.lat + 0.01 }), dot]);
    const cluster = pins.find(({ target }) => 'bounds' in target);
    expect(cluster?.y).toBeCloseTo(worldPixel(CENTER, 16).y, 3);
    expect(Math.abs((cluster?.x ?? 0) - worldPixel(dot, 16).x)).toBeLessThan(18);
  });

  it('count their points, and no point is lost', () => {
    const points = [...many(60, 'bus', 3), point('rail', 'metro', 5)];
    const pins = scene(points);
    const gathered = pins.filter(({ target }) => 'bounds' in target).map(({ pin }) => Number(pin.text));
    const singles = idsOf(pins).filter((id) => id !== 'cluster');
    expect(gathered.reduce((sum, count) => sum + count, 0) + singles.length).toBe(points.length);
    expect(singles).toContain('rail');
  });

  it.each<[string, ProximityPoint]>([
    ['a stop of a metro', point('rail', 'metro', 12)],
    ['a place with its number', point('bikes', '', 20, { type: 'bikeSharingStations', count: 4 })],
  ])('do not cover %s', (_, single) => {
    const pins = scene([...many(12, 'bus', 2), ...many(40, 'bus', 60, { lat: CENTER.lat + 0.01 }), single]);
    const [cluster] = pins.filter(({ target }) => 'bounds' in target);
    const other = pins.find(({ target }) => 'pointId' in target && target.pointId === single.id);
    const gap = Math.max(
      Math.abs((cluster?.x ?? 0) - (other?.x ?? 0)) - ((cluster?.pin.width ?? 0) + (other?.pin.width ?? 0)) / 2,
      Math.abs((cluster?.y ?? 0) - (other?.y ?? 0)) - ((cluster?.pin.height ?? 0) + (other?.pin.height ?? 0)) / 2,
    );
    expect(cluster?.pin.text).toBe('12');
    expect(gap).toBeGreaterThanOrEqual(0);
  });

  it('stay the same while the map is moved', () => {
    const points = many(60, 'bus', 3);
    const { x, y } = worldPixel(CENTER, 16);
    const counts = (moved: number) =>
      sceneOf(points, [], {
        zoom: 16,
        raisedId: null,
        box: { left: x - BOX + moved, top: y - BOX, right: x + BOX + moved, bottom: y + BOX },
        measure: () => 0,
      }).map(({ pin }) => pin.text);
    expect(counts(37)).toEqual(counts(0));
  });

  it('of the server are drawn with their own count, beside each other', () => {
    const bounds = { northWest: CENTER, northEast: CENTER, southEast: CENTER, southWest: CENTER };
    const { x, y } = worldPixel(CENTER, 14);
    const box = { left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 };
    const clusters = [{ ...CENTER, count: 1200, bounds }];
    expect(sceneOf([], clusters, { zoom: 14, raisedId: null, box, measure: () => 0 })).toMatchObject([
      { pin: { text: '999+' }, target: { bounds } },
    ]);
    const two = sceneOf([], [...clusters, ...clusters], { zoom: 14, raisedId: null, box, measure: () => 0 });
    expect(Math.abs(two[0]!.y - two[1]!.y)).toBe(two[0]!.pin.height);
    const elsewhere = { left: x + 10, top: y - 10, right: x + 30, bottom: y + 10 };
    expect(sceneOf([], clusters, { zoom: 14, raisedId: null, box: elsewhere, measure: () => 0 })).toEqual([]);
  });
});

describe('names', () => {
  const namesOf = (pins: readonly PlacedPin[]) => pins.flatMap(({ name }) => (name ? [name.text] : []));

  it.each<[number, readonly string[]]>([
    [14.5, []],
    [15, ['metro']],
    [16, ['bus', 'metro']],
  ])('at zoom %s: %j', (zoom, names) => {
    expect(namesOf(scene([point('metro', 'metro', 0), point('bus', 'bus', 400)], zoom))).toEqual(names);
  });

  it('are not given to small pins and clusters', () => {
    expect(namesOf(scene(many(41, 'bus', 2)))).toEqual([]);
    expect(namesOf(scene([point('bus', 'bus', 0, { markerRange: 'small' })]))).toEqual([]);
  });

  it('stand below their pins, above them where that is taken, and are left out where both are', () => {
    const below = (id: string, south: number) =>
      point(id, 'bus', 0, { name: '', lat: CENTER.lat - south * 0.67 * PIXEL });
    const named = point('named', 'bus', 0);
    const { y } = worldPixel(CENTER, 16);
    const sideOf = (...others: readonly ProximityPoint[]) => {
      const name = scene([...others, named]).find(
        ({ target }) => 'pointId' in target && target.pointId === 'named',
      )?.name;
      return name ? Math.sign(name.y - y) : 0;
    };
    expect(sideOf()).toBe(1);
    expect(sideOf(below('south', 20))).toBe(-1);
    expect(sideOf(below('south', 20), below('north', -20))).toBe(0);
  });

  it('of rail get the place below their pins before those of buses', () => {
    const { y } = worldPixel(CENTER, 16);
    const pins = scene([point('Bus stop', 'bus', 0), point('Terminus', 'metro', 45), point('Crossing', 'bus', 90)]);
    const sides = pins.map(({ name }) => [name?.text, Math.sign((name?.y ?? y) - y)]);
    expect(sides).toEqual([
      ['Bus stop', -1],
      ['Crossing', -1],
      ['Terminus', 1],
    ]);
  });

  it('never touch each other or a pin', () => {
    const points = [
      ...Array.from({ length: 30 }, (_, index) => point(`Bus stop ${index}`, 'bus', index * 23)),
      ...Array.from({ length: 6 }, (_, index) => point(`Station ${index}`, 'metro', index * 120 + 9)),
    ];
    const pins = scene(points);
    const nameBoxes = pins.flatMap(({ name }) =>
      name ? [{ x: name.x, y: name.y, width: 7 * name.text.length, height: 18 }] : [],
    );
    const boxes = [...nameBoxes, ...pins.map(({ x, y, pin }) => ({ x, y, width: pin.width, height: pin.height }))];
    const touching = nameBoxes.flatMap((one, index) =>
      boxes.filter(
        (other, at) =>
          at !== index &&
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2,
      ),
    );
    expect(touching).toEqual([]);
    expect(namesOf(pins).length).toBeGreaterThan(6);
  });
});

describe('a click', () => {
  const ranges: readonly (readonly [string, MarkerRange])[] = [
    ['metro', 'full'],
    ['bus', 'full'],
    ['bus', 'small'],
  ];

  it.each(ranges)('within 22 px of a pin of a %s (%s) chooses it', (mode, markerRange) => {
    const pins = scene([point('a', mode, 0, { markerRange })]);
    const { x, y } = worldPixel(CENTER, 16);
    const at = (dx: number, dy: number) => pinAt(indexPins(pins), { x: x + dx, y: y + dy }) !== null;
    expect([at(0, 0), at(21, 0), at(0, -21), at(23, 0), at(0, 23)]).toEqual([true, true, true, false, false]);
  });

  it('reaches a pin on the other side of a cell of the index, and both ends of a pill', () => {
    const { x, y } = worldPixel(CENTER, 16);
    const edge = Math.ceil(x / 64) * 64 - x;
    const dot = scene([point('dot', 'bus', edge - 2)]);
    expect(pinAt(indexPins(dot), { x: x + edge + 2, y })).not.toBeNull();
    const pill = indexPins(scene([point('pill', 'metro', 0, { modes: ['metro', 'tram'] })]));
    expect([-31, 31, 33].map((dx) => pinAt(pill, { x: x + dx, y }) !== null)).toEqual([true, true, false]);
  });

  it('between two chooses the nearer', () => {
    const index = indexPins(scene([point('left', 'bus', 0), point('right', 'bus', 30)]));
    const { x, y } = worldPixel(CENTER, 16);
    const chosen = [10, 20].map((dx) => pinAt(index, { x: x + dx, y }));
    expect(idsOf(chosen.filter((one) => one !== null))).toEqual(['left', 'right']);
  });
});

it('measures no name but those that are named before', () => {
  const points = [
    point('Station', 'train', 0),
    point('Quay', 'bus', 200),
    point('Hidden', 'bus', 400, { markerRange: null }),
  ];
  const { x, y } = worldPixel(CENTER, 16);
  const options = { zoom: 16, raisedId: null, box: { left: x - BOX, top: y - BOX, right: x + BOX, bottom: y + BOX } };
  const measured: string[] = [];
  sceneOf(points, [], { ...options, measure: (name) => measured.push(name) });
  expect(measured.toSorted()).toEqual(namesOf(points, options).toSorted());
  expect(measured.toSorted()).toEqual(['Quay', 'Station']);
  expect(namesOf(points, { ...options, zoom: 14 })).toEqual([]);
});
