import { backendPath } from './bffPath.ts';

it.each([
  ['/bff/api/v1/lines/a%2Fb', '/api/v1/lines/a%2Fb'],
  ['/bff/api/v1/lines/%252e%252e', '/api/v1/lines/%252e%252e'],
  ['/bff/api/v1/places?search=../..', '/api/v1/places'],
  ['/bff/api/v1/lines/caf%C3%A9', '/api/v1/lines/caf%C3%A9'],
  ['/bff/tiles/12/3/4.svg?theme=dark', '/tiles/12/3/4.svg'],
  ['/bff/me', '/me'],
  ['/bff/networks/town/0a.htn', '/networks/town/0a.htn'],
  ['/bff/login/dist/js/app.js', '/login/dist/js/app.js'],
  ['/bff/wp-json/menus/v1/menus/a', '/wp-json/menus/v1/menus/a'],
])('passes %s on as %s', (url, path) => {
  expect(backendPath(url)).toBe(path);
});

it.each([
  '/bff',
  '/bff/',
  '/bff/metrics',
  '/bff/healthz',
  '/bff/docs/',
  '/bff/openapi.json',
  '/bff/demo/messages',
  '/bff/API/v1/network',
  '/bff/api%2Fv1/network',
  '/bff/%61pi/v1/network',
  '/bff/api/../metrics',
  '/bff/api/%2e%2e/metrics',
  '/bff/api/.%2E/metrics',
  '/bff/api/./v1/network',
  '/bff/api/..',
  '/bff/api\\..\\metrics',
  '/bff/\\evil.example/api',
  '/bff//evil.example/api/v1/network',
  '/bff///api',
  '/bff/api/v1#/../../metrics',
  '/bff@evil.example/api',
  '/bff:80/api',
  '/bffapi/v1/network',
  '/bff/api\t/../metrics',
])('does not pass on %s', (url) => {
  expect(backendPath(url)).toBeNull();
});
