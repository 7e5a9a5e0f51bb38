import { applySheets } from './applySheets.ts';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

const settled = async (applied: Promise<unknown>) => {
  const pending = Symbol('pending');
  return (await Promise.race([applied, Promise.resolve(pending)])) !== pending;
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  document.head.innerHTML =
    '<link rel="preload" as="style" href="/a.css"><link rel="preload" as="script" href="/a.js"><link rel="preload" as="style" href="/header.css">';
});
afterEach(() => jest.useRealTimers());

it('applies the sheets that the page preloads, in their order, and waits for them', async () => {
  const applied = applySheets();
  expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual([
    'http://localhost/a.css',
    'http://localhost/header.css',
  ]);
  expect(await settled(applied)).toBe(false);
  sheets()[0]?.dispatchEvent(new Event('load'));
  sheets()[1]?.dispatchEvent(new Event('error'));
  await applied;
});

it('goes on without a sheet that hangs', async () => {
  const applied = applySheets();
  await jest.advanceTimersByTimeAsync(5000);
  await applied;
});

it('waits for nothing where the page has links to its sheets', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
  await applySheets();
  expect(sheets()).toHaveLength(1);
});

it('asks for a sheet with the hash that its link has', () => {
  // jsdom does not reflect these attributes.
  const checked = { integrity: 'sha384-x', crossOrigin: 'anonymous' };
  Object.assign(document.querySelector('link[as="style"]')!, checked);
  void applySheets();
  expect(sheets()[0]).toMatchObject(checked);
});
