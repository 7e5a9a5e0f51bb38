import { parseLinkToken, takeLinkToken } from './linkToken.ts';

const TOKEN = 'mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU';

it.each([
  [`#confirm=${TOKEN}`, { purpose: 'confirm', token: TOKEN }],
  [`#reset=${TOKEN}`, { purpose: 'reset', token: TOKEN }],
  ['#confirm=', null],
  ['#confirm=short', null],
  [`#confirm=${TOKEN}&x=1`, null],
  [`#delete=${TOKEN}`, null],
  ['', null],
])('%s: %j', (hash, expected) => {
  expect(parseLinkToken(hash)).toEqual(expected);
});

it('leaves no token in the address', () => {
  history.replaceState({ idx: 3 }, '', `/fr/confirmation?a=1#reset=${TOKEN}`);
  expect(takeLinkToken()?.token).toBe(TOKEN);
  expect(location.href).toBe('http://localhost/fr/confirmation?a=1');
  expect(history.state).toEqual({ idx: 3 });
  expect(takeLinkToken()).toBeNull();
});
