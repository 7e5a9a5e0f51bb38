import { createMapDrawer } from '../tiles/drawMap.ts';
import type { MapContent, TilePicture } from '../tiles/picture.ts';
import { testMap } from '../tiles/testing/drawings.ts';
import { tileSpec } from '../tiles/testing/specs.ts';
import type { MapOrder, MapReport } from './mapMessages.ts';
import { createMaps, type Maps } from './maps.ts';
import type { StartThread, ThreadEvents } from './thread.ts';

/** A thread that draws when the test says so. */
class FakeThread {
  readonly events: ThreadEvents<MapReport>;
  readonly orders: MapOrder[] = [];
  private draw: ReturnType<typeof createMapDrawer> | null = null;
  isEnded = false;

  constructor(events: ThreadEvents<MapReport>) {
    this.events = events;
  }

  send(order: MapOrder): void {
    this.orders.push(structuredClone(order));
  }

  async end(): Promise<void> {
    this.isEnded = true;
  }

  work(most = Number.POSITIVE_INFINITY): void {
    for (const order of this.orders.splice(0, most)) {
      if (order.kind === 'map') this.draw = createMapDrawer(order.content);
      else {
        const svg = new TextEncoder().encode(this.draw!(order.picture));
        this.events.report({ kind: 'picture', id: order.id, svg });
      }
    }
  }
}

/** A map with one name. */
function content(text: string): MapContent {
  return {
    ground: testMap({ points: [{ kind: 'park', name: text, at: [48, 2] }] }),
    lines: {
      trips: { count: 0, route: Int32Array.of(), shape: Int32Array.of(), stopTimeStart: Int32Array.of(0) },
      ...{ stopTimes: { stop: Int32Array.of() }, stops: [], shapes: [], routes: [] },
    },
  };
}

const { detail: _, ...WORLD } = tileSpec([0, 0, 0]);
/** As many different pictures as are wanted of the whole world. */
const tile = (number: number): TilePicture => ({ ...tileSpec([12, number, 0]), kind: 'ground', lines: 'none' });
const THE_WORLD: TilePicture = { ...WORLD, kind: 'ground', lines: 'none' };

let threads: FakeThread[];
let lines: string[];
let maps: Maps;

const start: StartThread<MapOrder, MapReport> = (events) => {
  const thread = new FakeThread(events);
  threads.push(thread);
  return thread;
};

beforeEach(() => {
  threads = [];
  lines = [];
  maps = createMaps({ report: (line) => lines.push(line), start });
});

const codeOf = (drawn: Promise<unknown>) => drawn.then(() => 'drawn').catch((error) => error.code ?? error.message);

it('draws with the map that is in use', async () => {
  const pictures = maps.use(content('Old park'), '1');
  const drawn = pictures.tile(THE_WORLD);
  threads[0]!.work();
  expect(String(await drawn)).toContain('>Old park<');
  expect(maps.waiting()).toBe(0);
});

it('changes over to another map whole: what was asked of the old one still shows that', async () => {
  const old = maps.use(content('Old park'), '1');
  const before = old.tile(THE_WORLD);
  const now = maps.use(content('New park'), '2');
  const after = now.tile(THE_WORLD);
  threads[0]!.work();
  expect([String(await before), String(await after)]).toEqual([
    expect.stringContaining('>Old park<'),
    expect.stringContaining('>New park<'),
  ]);
  expect([old.version, now.version]).toEqual(['1', '2']);
  expect(threads[0]!.orders).toEqual([]);
});

it('sends a map to the thread once, however much is drawn of it', () => {
  const pictures = maps.use(content('Park'), '1');
  for (const number of [1, 2, 3]) void pictures.tile(tile(number));
  expect(threads[0]!.orders.map(({ kind }) => kind)).toEqual(['map', 'picture', 'picture', 'picture']);
});

it('lets 200 wait, and refuses more until one is drawn', async () => {
  const pictures = maps.use(content('Park'), '1');
  const waiting = Array.from({ length: 200 }, (_one, number) => pictures.tile(tile(number)));
  expect(maps.waiting()).toBe(200);
  await expect(pictures.tile(tile(200))).rejects.toMatchObject({
    ...{ reason: 'busy', code: 'busy', retryAfterSeconds: 1 },
    message: 'Too many parts of the map are drawn just now: try again in a moment.',
  });
  // The map, and one picture.
  threads[0]!.work(2);
  await waiting[0];
  const later = pictures.tile(tile(200));
  threads[0]!.work();
  await Promise.all([...waiting, later]);
});

it('starts another thread for one that ends, which has the map and draws what waited, but not what the other one broke at', async () => {
  const old = maps.use(content('Old park'), '1');
  const first = old.tile(tile(0));
  threads[0]!.work();
  await first;
  const [broken, behind] = [codeOf(old.tile(tile(1))), old.tile(THE_WORLD)];
  const next = maps.use(content('New park'), '2').tile(THE_WORLD);
  threads[0]!.events.gone(new Error('out of memory'));
  expect(lines).toEqual(['the thread that draws the map has ended and is replaced: out of memory']);
  threads[1]!.work();
  expect(await broken).toBe('busy');
  expect([String(await behind), String(await next)]).toEqual([
    expect.stringContaining('>Old park<'),
    expect.stringContaining('>New park<'),
  ]);
});

it('waits a second before it replaces a thread that has drawn nothing, which then has the map', async () => {
  jest.useFakeTimers();
  try {
    const pictures = maps.use(content('Park'), '1');
    const broken = codeOf(pictures.tile(tile(1)));
    threads[0]!.events.gone(new Error('no memory'));
    const later = pictures.tile(tile(2));
    jest.advanceTimersByTime(999);
    expect(threads).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(threads[1]!.orders.map(({ kind }) => kind)).toEqual(['map', 'picture']);
    threads[1]!.work();
    expect([await broken, String(await later).includes('<svg')]).toEqual(['busy', true]);
  } finally {
    jest.useRealTimers();
  }
});

it('closes while no thread is there, and refuses what waits', async () => {
  const drawn = codeOf(maps.use(content('Park'), '1').tile(tile(1)));
  threads[0]!.events.gone(null);
  const later = codeOf(maps.use(content('Park'), '2').tile(tile(2)));
  await maps.close();
  expect([await drawn, await later]).toEqual(['busy', 'busy']);
  expect(threads).toHaveLength(1);
});

it('draws what waits before it closes, and nothing afterwards', async () => {
  const pictures = maps.use(content('Park'), '1');
  const drawn = pictures.tile(tile(1));
  const closed = maps.close();
  expect(await codeOf(pictures.tile(tile(2)))).toBe('busy');
  expect(threads[0]!.isEnded).toBe(false);
  threads[0]!.work();
  await Promise.all([drawn, closed]);
  expect(threads[0]!.isEnded).toBe(true);
});

it('closes although its thread ends meanwhile, and starts no other', async () => {
  const drawn = codeOf(maps.use(content('Park'), '1').tile(tile(1)));
  const closed = maps.close();
  threads[0]!.events.gone(null);
  await closed;
  expect(await drawn).toBe('busy');
  expect(threads).toHaveLength(1);
});

it('draws on a real thread, and passes on what fails there', async () => {
  const real = createMaps({ report: (line) => lines.push(line) });
  try {
    const pictures = real.use(content('Park & <b>'), '1');
    expect(String(await pictures.tile(THE_WORLD))).toContain('>Park &amp; &lt;b&gt;<');
    const noPoints = {
      lines: [{ color: '#ff0000', path: null as never }],
      stroke: { width: 1, casing: 0, opacity: 1 },
    };
    const bad = { lat: 0, lon: 0, zoom: 1, width: 9, height: 9, tall: 9, theme: 'light', ...noPoints } as const;
    await expect(pictures.still('bad', () => bad)).rejects.toThrow(/TypeError/);
    expect(String(await pictures.tile(THE_WORLD))).toContain('<svg');
  } finally {
    await real.close();
  }
  expect(lines).toEqual([]);
});
