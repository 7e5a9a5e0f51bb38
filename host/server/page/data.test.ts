import { createAsk } from '../network/ask.ts';
import { startFakeBackend } from '../testing/fakeBackend.ts';
import { firstData, firstRequests, knownData } from './data.ts';

const JOURNEYS = { path: '/api/of-address', query: 'all', unlessCookie: 'prefs' } as const;
const POINT = { path: '/api/points/{kind}/{id}' };
const NEAR = { path: '/api/near?lat={?lat:5}&lon={?lon:5}&name={?n}' };
const AREA = { path: '/api/areas/{id}?limit=5', kind: 'stoparea' };

it.each([
  ['the query of the page', { JOURNEYS }, {}, { fi: 'a&b', dt: '08:00' }, ['/api/of-address?fi=a%26b&dt=08%3A00']],
  [
    'parameters of the query',
    { NEAR },
    {},
    { lat: '47.3208271', lon: '-0.80', n: '1&a=2' },
    ['/api/near?lat=47.32083&lon=-0.8&name=1%26a%3D2'],
  ],
  ['nothing for a number that is none', { NEAR }, {}, { lat: '48.1', lon: '1&a=2', n: '' }, []],
  ['nothing where the query has no position', { NEAR }, {}, { lat: '48.1', n: '' }, []],
  ['no query where the page has none', { JOURNEYS }, {}, {}, ['/api/of-address']],
  ['parameters of the route', { AREA }, { type: 'STOP_AREA', id: 'a/b?c' }, {}, ['/api/areas/a%2Fb%3Fc?limit=5']],
  ['the kind of the backend', { POINT }, { type: 'bikeParks', id: '1' }, {}, ['/api/points/bikeparks/1']],
  ['a position as the address there', { POINT }, { type: 'USER_POSITION', id: '1' }, {}, ['/api/points/address/1']],
  ['nothing for another kind', { AREA }, { type: 'parks', id: '1' }, {}, []],
  ['nothing where a parameter is missing', { POINT }, { id: '1' }, {}, []],
  ['nothing for dots that lead elsewhere', { POINT }, { type: 'parks', id: '..' }, {}, []],
  ['dots as they are', { POINT }, { type: 'parks', id: '../..' }, {}, ['/api/points/parks/..%2F..']],
])('a view asks for %s', (_what, data, params, query, addresses) => {
  expect(firstRequests(data, { params, query }, '').map(({ address }) => address)).toEqual(addresses);
});

it('asks nothing that a visitor with preferences would not use', () => {
  const current = { params: {}, query: { fi: 'a' } };
  expect(firstRequests({ JOURNEYS }, current, 'a=1; prefs=1')).toEqual([]);
  expect(firstRequests({ JOURNEYS }, current, 'a=1; prefsed=1')).toHaveLength(1);
});

it('a hostile answer stays text', () => {
  const answer = { name: '</script><script>alert(1)</script><!--\u2028' };
  const markup = knownData('a', { address: '/a', locale: 'fr', time: 1, answer });
  expect(markup.match(/<\/?script/g)).toHaveLength(2);
  const [, text = ''] = /id="data:a">(.*)<\/script>/s.exec(markup) ?? [];
  expect(JSON.parse(text)).toEqual({ address: '/a', locale: 'fr', time: 1, answer });
});

it('writes what the backend answers with 200, and nothing else', async () => {
  const backend = await startFakeBackend(({ url }, response) => {
    const status = Number(url?.slice(1));
    response.writeHead(status).end(status === 200 ? '{"a":"</script>"}' : '{"code":"x"}');
  });
  const ask = createAsk({
    ...{ backendUrl: backend.url, apiKey: 'k', locale: 'fr', forwardedFor: '203.0.113.7', requestId: 'r' },
    gone: new AbortController().signal,
  });
  const requests = ['200', '404', '503'].map((status) => ({ name: `n${status}`, address: `/${status}` }));
  const markup = await firstData(requests, 'fr', ask);
  expect([...markup.matchAll(/id="data:(\w+)"/g)].map(([, name]) => name)).toEqual(['n200']);
  expect(JSON.parse(/">(.*)<\/script>/.exec(markup)?.[1] ?? '')).toMatchObject({
    address: '/200',
    answer: { a: '</script>' },
  });
  await backend.close();
});
