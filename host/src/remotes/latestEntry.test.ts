import { fetchLatestEntry } from './latestEntry.ts';

const ENTRY = { container: 'halte_schedules_2', entry: 'https://elsewhere.example/entry.js', version: '2' };
const realFetch = globalThis.fetch;

function answer(give: () => Promise<unknown>): void {
  globalThis.fetch = (async () => ({ json: give })) as unknown as typeof fetch;
}
afterEach(() => {
  globalThis.fetch = realFetch;
});

it.each<[name: string, give: () => Promise<unknown>, entry: unknown]>([
  ['the entry that the server knows', async () => ({ buildId: 'b', remotes: { schedules: ENTRY } }), ENTRY],
  ['null when the server knows none', async () => ({ buildId: 'b', remotes: {} }), null],
  ['null for half an entry', async () => ({ remotes: { schedules: { container: 'x' } } }), null],
  ['null for an older server', async () => ({ buildId: 'b' }), null],
  ['null for nonsense', () => Promise.reject(new SyntaxError('no JSON')), null],
])('gives %s', async (_, give, entry) => {
  answer(give);
  await expect(fetchLatestEntry('schedules')).resolves.toEqual(entry);
});
