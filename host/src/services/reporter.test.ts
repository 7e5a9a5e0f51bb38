import { type ClientError, createReporter, messageOf } from './reporter.ts';

const sent: ClientError[] = [];
let isOnline = true;

const reporter = () =>
  createReporter({
    boot: {
      buildId: '8f14e45f',
      remotes: { schedules: { container: 'c', entry: '/e.js', version: '1.4.2' }, 'trip-planner': undefined },
      unreachable: ['account'],
    },
    routeName: () => 'proximity',
    isOnline: () => isOnline,
    send: (error) => sent.push(error),
  });

beforeEach(() => {
  sent.length = 0;
  isOnline = true;
});

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each<[string, unknown, string, object]>([
  [
    'a remote that cannot be loaded',
    failure('timeout', 'slow'),
    'trip-planner',
    { code: 'timeout', remote: 'trip-planner', step: 'load' },
  ],
  [
    'a remote that reports',
    new TypeError('x'),
    'schedules: mount',
    { code: 'error', remote: 'schedules', version: '1.4.2', step: 'mount' },
  ],
  ['the host', new Error('x'), 'map', { code: 'error', remote: 'host', step: 'map' }],
  ['the host’s services', new Error('x'), 'host: toasts', { code: 'error', remote: 'host', step: 'toasts' }],
  [
    'a code of another system',
    failure('ECONNREFUSED', 'x'),
    'account: /me?email=a@b.example',
    { code: 'error', remote: 'account', step: 'meemailabexample' },
  ],
  ['what is no error', 'Camille', '42', { code: 'error', remote: 'host', step: 'unknown', message: 'string' }],
])('reports %s', (_case, error, where, expected) => {
  reporter()(error, where);
  expect(sent).toEqual([{ build: '8f14e45f', route: 'proximity', message: expect.any(String), ...expected }]);
});

it('reports each error once, at most ten of a page', () => {
  const report = reporter();
  for (let i = 0; i < 1_000; i++) report(new Error('again'), 'map');
  expect(sent).toHaveLength(1);
  // Numbers are left out, so that only the letters tell these apart.
  for (let i = 0; i < 20; i++) report(new Error(String.fromCharCode(97 + i)), 'map');
  expect(sent).toHaveLength(10);
});

it('sends nothing while there is no network', () => {
  const report = reporter();
  isOnline = false;
  report(new Error('x'), 'map');
  isOnline = true;
  report(new Error('x'), 'map');
  expect(sent).toHaveLength(1);
});

it.each([
  ['Failed to fetch https://trips.example/fr/trip?from=48.1173,-1.6778', 'Error: Failed to fetch <address>'],
  [
    'Loading chunk 12 failed (https://cdn.example/a/remote.8f.js?x=1)',
    'Error: Loading chunk <number> failed (<address> remote.8f.js)',
  ],
  ['<address> 0612345678 and <address> 48.1173.jsx', 'Error: <address> <number> and <address> <number>jsx'],
  ['Failed to fetch https://trips.example/people/0612345678.json', 'Error: Failed to fetch <address> <number>json'],
  ['No account for camille@example.org', 'Error: No account for <e-mail>'],
  ['There is no place "12 rue de la Gare"', 'Error: There is no place <text>'],
  ['48.1173;-1.6778 is nowhere', 'Error: <number> is nowhere'],
  ['two\nlines', 'Error: two lines'],
  [`/fr/confirmation#reset=${'aB3_-'.repeat(9)} is no route`, 'Error: /fr/confirmation#reset=<token> is no route'],
])('removes searches and personal data from "%s"', (message, expected) => {
  expect(messageOf(new Error(message))).toBe(expected);
});

it('cuts a long message', () => {
  expect(messageOf(new Error('x '.repeat(5_000)))).toHaveLength(200);
});
