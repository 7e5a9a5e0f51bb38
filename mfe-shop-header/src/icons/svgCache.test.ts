import { createSvgCache } from './svgCache.ts';
import type { SvgShape } from './svgShape.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const shape: SvgShape = { viewBox: '0 0 24 24', path: 'M0 0h1', draws: 'lines' };

function setUp(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  let time = 0;
  const cache = createSvgCache({
    storage: { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) },
    now: () => time,
  });
  return { cache, entries, goTo: (day: number) => (time = day * DAY_MS) };
}

it('keeps a file for thirty days', () => {
  const { cache, goTo } = setUp();
  cache.set('/a.svg', shape);
  goTo(29.9);
  expect(cache.get('/a.svg')).toEqual(shape);
  expect(cache.get('/b.svg')).toBeNull();
  goTo(30);
  expect(cache.get('/a.svg')).toBeNull();
});

it('drops what is too old when another file is stored', () => {
  const { cache, entries, goTo } = setUp();
  cache.set('/a.svg', shape);
  goTo(31);
  cache.set('/b.svg', shape);
  expect(Object.keys(JSON.parse(entries.get('halte-svg') ?? '{}') as object)).toEqual(['/b.svg']);
});

it.each(['', 'null', '{', '[]'])('reads %j as nothing stored', (text) => {
  const { cache } = setUp({ 'halte-svg': text });
  expect(cache.get('/a.svg')).toBeNull();
});

it('goes on without a storage that takes anything', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const cache = createSvgCache({ storage: { getItem: () => null, setItem: refuse }, now: () => 0 });
  expect(() => cache.set('/a.svg', shape)).not.toThrow();
});
