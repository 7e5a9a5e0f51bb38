import type { Areas } from '@halte/contract';
import { withAreaTexts } from './areaTexts.ts';

const areas: Areas = { routes: [], tabs: [], widgets: [], texts: { 'tabs.schedules': 'Lignes' } };
const load = withAreaTexts(async (locale) => ({ skip: `skip ${locale}` }), { locale: 'fr', areas });
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

it('has the texts of the page in its language, and fetches those of another', async () => {
  const fetches = jest.fn(async () => ({ ok: true, json: async () => ({ 'tabs.schedules': 'Linien' }) }));
  Object.assign(globalThis, { fetch: fetches });
  expect(await load('fr')).toEqual({ skip: 'skip fr', 'tabs.schedules': 'Lignes' });
  expect(fetches).not.toHaveBeenCalled();
  expect(await load('de')).toEqual({ skip: 'skip de', 'tabs.schedules': 'Linien' });
  expect(fetches).toHaveBeenCalledWith('/builds/texts/de.json');
});

it('rejects where they cannot be fetched, so that the page keeps its language', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 502 }) });
  await expect(load('de')).rejects.toThrow('502');
});
