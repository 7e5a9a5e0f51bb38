import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const { options } = builtHost('--bff-url', 'http://127.0.0.1:9');
const app = buildApp(options, loadTenants(options.tenants));

afterAll(() => app.close());

const get = (file: string) => app.inject({ url: `/builds/texts/${file}`, headers: { host: 'localhost' } });

it('has the titles and tabs of the remotes in one language', async () => {
  const answer = await get('de.json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.json()).toMatchObject({ 'title.schedules': 'Linien im Netz', 'tabs.proximity.rail': 'In der Nähe' });
});

it.each(['xx.json', '__proto__.json', '..%2Fde.json'])('has nothing for %s', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});
