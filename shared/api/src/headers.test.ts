import { defaultHeaders } from './headers.ts';

const caller = { apiKey: 'azur', locale: 'de', accessToken: null } as const;
const defaults = { 'X-Api-Key': 'azur', 'Accept-Language': 'de' };

it.each([
  ['/api/v1/places', defaults],
  ['api/v1/places', defaults],
  ['/api?next=https://elsewhere.example', defaults],
  ['https://elsewhere.example/menus', {}],
  ['HTTP://elsewhere.example', {}],
  ['//elsewhere.example/menus', {}],
])('tells %s %j', (url, expected) => {
  expect(defaultHeaders(url, caller)).toEqual(expected);
});

it.each([
  ['token', 'Bearer token'],
  ['Bearer token', 'Bearer token'],
])('sends the token %s as %s, to the backend only', (accessToken, expected) => {
  expect(defaultHeaders('/api', { ...caller, accessToken })).toEqual({ ...defaults, Authorization: expected });
  expect(defaultHeaders('https://elsewhere.example', { ...caller, accessToken })).toEqual({});
});
