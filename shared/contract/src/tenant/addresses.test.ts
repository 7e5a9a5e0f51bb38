import { isAddress, isCookieDomain, isHostName, isOrigin, isPath, isRemotePlace, isTimeZone } from './addresses.ts';

const LINE_BREAK = 'https://a.example\r\nx-evil: 1';

describe('isOrigin', () => {
  it.each([
    'https://a.example',
    'http://localhost:3000',
    'https://xn--caf-dma.example',
    'https://10.0.0.1',
    'http://[::1]',
  ])('takes %s', (text) => {
    expect(isOrigin(text)).toBe(true);
  });

  it.each([
    ["https://a.example 'unsafe-inline'"],
    ["'unsafe-inline'"],
    ['https://e; script-src *'],
    ['https://e;script-src'],
    ['https://*'],
    ['https://*.a.example'],
    ['*'],
    ['https:'],
    ['data:'],
    ['javascript://a.example'],
    [LINE_BREAK],
    ['https://a.example\n'],
    ['//a.example'],
    ['https://a.example/'],
    ['https://a.example/path'],
    ['https://a.example:443'],
    ['https://A.example'],
    ['https://café.example'],
    ['https://me@a.example'],
    ['https://a.example,https://b.example'],
    ['ftp://a.example'],
    [''],
  ])('refuses %j', (text) => {
    expect(isOrigin(text)).toBe(false);
  });
});

describe('isAddress', () => {
  it.each(['/', '/tenants/demo/logo.svg', 'https://t.example/{z}/{x}/{y}.png?k=1', 'http://localhost:4000/'])(
    'takes %s',
    (text) => {
      expect(isAddress(text)).toBe(true);
    },
  );

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['https://e; script-src *'],
    ['https://e;x/'],
    ["https://'unsafe-inline'/"],
    ['https://*/'],
    ['https://{s}.tiles.example/'],
    ['https://me:secret@a.example/'],
    ['https:/\\a.example'],
    ['https://'],
    [LINE_BREAK],
    ['schedules'],
    [''],
  ])('refuses %j', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

it.each([
  ['/fr', true],
  ['https://a.example', false],
])('%s is a path of the site: %s', (text, expected) => {
  expect(isPath(text)).toBe(expected);
});

it.each([
  ['localhost', true],
  ['trips.example.org', true],
  ['127.0.0.1', true],
  ['LOCALHOST', false],
  ['localhost:3000', false],
  ['a..b', false],
  ['-a', false],
  ['*.example.org', false],
  ['a b', false],
  ['', false],
])('%j is a host name: %s', (text, expected) => {
  expect(isHostName(text)).toBe(expected);
});

it.each([
  ['.example.org', true],
  ['example.org', true],
  ['example.org; secure', false],
  ['..example.org', false],
])('%j is a domain for cookies: %s', (text, expected) => {
  expect(isCookieDomain(text)).toBe(expected);
});

it.each([
  ['/remotes/own-header', true],
  ['/remotes/own-header/', true],
  ['https://cdn.example/header/', true],
  ['/somewhere/else', false],
  ['/remotes/../x', false],
  ['//evil.example/', false],
])('a remote may be at %j: %s', (text, expected) => {
  expect(isRemotePlace(text)).toBe(expected);
});

it.each([
  ['Europe/Paris', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['+02:00', false],
  ['', false],
])('%j is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});
