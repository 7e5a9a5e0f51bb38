import { openNotified } from './openNotified.ts';
import type { WorkerScope } from './scope.ts';

const ORIGIN = 'https://halte.example';

function tapped(data: unknown, ...urls: readonly string[]) {
  const done: string[] = [];
  const tabs = urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }));
  const scope = {
    location: { origin: ORIGIN },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => done.push(`open ${url}`) },
  } as unknown as WorkerScope;
  const notification = { data, close: () => done.push('close') };
  return openNotified(scope, { notification, waitUntil: () => undefined }).then(() => done);
}

it('leads to its page, in the tab that shows it', async () => {
  const data = { path: '/fr/roadmap/1?fv=Oak' };
  expect(await tapped(data)).toEqual(['close', `open ${ORIGIN}/fr/roadmap/1?fv=Oak`]);
  expect(await tapped(data, `${ORIGIN}/fr`)).toEqual(['close', `open ${ORIGIN}/fr/roadmap/1?fv=Oak`]);
  expect(await tapped(data, `${ORIGIN}/fr`, `${ORIGIN}/fr/roadmap/1`)).toEqual([
    'close',
    `focus ${ORIGIN}/fr/roadmap/1`,
  ]);
});

it.each([
  null,
  'text',
  {},
  { path: 7 },
  { path: '//evil.example/fr' },
  { path: 'https://evil.example/fr' },
  { path: 'javascript:alert(1)' },
  { path: 'http://[' },
])('leads nowhere by %j', async (data) => {
  expect(await tapped(data)).toEqual(['close']);
});
