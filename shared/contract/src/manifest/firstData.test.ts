import { parseRemoteManifest } from './remoteManifest.ts';

const PARTS = { id: 'schedules', container: 'c', version: '1', entry: 'e.js', preload: {} };
const parsed = (firstData: unknown) => parseRemoteManifest({ ...PARTS, firstData })?.declares.firstData;

it('keeps what views ask first', () => {
  const line = { path: '/api/v1/lines/{id}?limit=5', query: 'all', kind: 'stoparea', unlessCookie: 'prefs' };
  expect(parsed({ schedules: { line } })).toEqual({ schedules: { line } });
});

it.each([
  ['no list', 1],
  ['a text', { schedules: 'all' }],
  ['no path', { schedules: { a: { query: 'all' } } }],
  ['a call of the account', { schedules: { a: { path: '/me' } } }],
  ['a call of operators', { schedules: { a: { path: '/metrics' } } }],
  ['another server', { schedules: { a: { path: '//evil.example/api/' } } }],
  ['dots that lead out', { schedules: { a: { path: '/api/../metrics' } } }],
  ['an address', { schedules: { a: { path: 'http://evil.example/api/' } } }],
  ['a line break', { schedules: { a: { path: '/api/v1/lines\r\nx-a: 1' } } }],
  ['a name that is markup', { schedules: { '"><script>': { path: '/api/v1/lines' } } }],
])('leaves out %s', (_what, firstData) => {
  expect(Object.values(parsed(firstData) ?? {}).flatMap((named) => Object.keys(named))).toEqual([]);
});

it('asks no more than four calls for a view', () => {
  const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, { path: '/api/v1/lines' }]));
  expect(Object.keys(parsed({ schedules: many })?.['schedules'] ?? {})).toHaveLength(4);
});

it('is not needed', () => {
  expect(parsed(undefined)).toEqual({});
});
