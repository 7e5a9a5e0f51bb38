import { parseMessage } from './messages.ts';

const request = {
  type: 'request',
  id: 1,
  url: 'http://bff/store/cart',
  method: 'GET',
  headers: [['a', 'b']],
  body: null,
};

it.each([
  { type: 'ready' },
  { type: 'pong' },
  { type: 'sign-out' },
  { type: 'failed', message: 'boom' },
  { type: 'report', message: 'boom', where: 'mount' },
  { type: 'open', address: '/fr', step: 'push' },
  { type: 'sign-in', redirectTo: '/fr' },
  { type: 'back', fallback: { name: 'index', params: {}, query: {} } },
  { type: 'toast', toast: { type: 'info', message: 'Bonjour' } },
  { type: 'appearance', appearance: 'dark' },
  { type: 'open-menu', isOpen: true },
  request,
])('takes %j', (message) => {
  expect(parseMessage(message)).toEqual(message);
});

it.each([
  [null],
  ['ready'],
  [{ type: 'constructor' }],
  [{ type: 'open', address: 7, step: 'push' }],
  [{ type: 'open', address: '/fr', step: 'reload' }],
  [{ type: 'back', fallback: { name: 7 } }],
  [{ type: 'back', fallback: { name: 'index', query: { a: {} } } }],
  [{ type: 'sign-in' }],
  [{ type: 'toast', toast: { type: 'html', message: '<b>' } }],
  [{ type: 'toast', toast: null }],
  [{ type: 'appearance', appearance: 'blue' }],
  [{ type: 'open-menu', isOpen: 'yes' }],
  [{ ...request, method: 'TRACE' }],
  [{ ...request, headers: [['a']] }],
  [{ ...request, body: {} }],
  [{ type: 'report', message: 'x'.repeat(100_001), where: 'mount' }],
])('refuses %j', (message) => {
  expect(parseMessage(message)).toBeNull();
});
