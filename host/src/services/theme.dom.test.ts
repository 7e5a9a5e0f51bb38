import { writeCookie } from '../session/cookies.ts';
import { createTheme } from './theme.ts';

const written = () => jest.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  localStorage.clear();
  writeCookie('appearance', '', { domain: null, days: 0 });
  delete document.documentElement.dataset['theme'];
});
afterEach(() => jest.restoreAllMocks());

it('stores a choice in the storage and in a cookie, which the next page reads', () => {
  createTheme(null).set('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect([localStorage.getItem('theme'), document.cookie]).toEqual(['dark', 'appearance=dark']);
  localStorage.clear();
  expect(createTheme(null).get()).toBe('dark');
});

it('has the choice of the storage where the browser dropped the cookie, and writes it again', () => {
  localStorage.setItem('theme', 'light');
  expect(createTheme(null).get()).toBe('light');
  expect(document.cookie).toBe('appearance=light');
});

it('deletes the cookie when the browser’s preference is followed again', () => {
  const theme = createTheme(null);
  theme.set('dark');
  theme.set('system');
  expect(document.cookie).toBe('');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(createTheme(null).get()).toBe('system');
});

it.each([
  [null, 'appearance=dark; path=/; max-age=31536000; samesite=lax'],
  ['.example.org', 'appearance=dark; path=/; max-age=31536000; samesite=lax; domain=.example.org'],
])('writes the cookie as the other cookies of the host, on the domain %s', (domain, expected) => {
  const theme = createTheme(domain);
  const write = written();
  theme.set('dark');
  expect(write.mock.calls).toEqual([[expected]]);
});

it('works without storage and without cookies', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  written().mockImplementation(() => {});
  const theme = createTheme(null);
  theme.set('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
});
