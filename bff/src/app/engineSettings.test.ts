import { readConfig } from './config.ts';

const engineOf = (args: string[], environment: Record<string, string> = {}) => {
  const config = readConfig(args, environment);
  return config === 'help' ? config : config.engine;
};
const OTP = ['--engine', 'otp+https://otp.example/'];
const DEFAULTS = {
  name: 'otp',
  address: 'https://otp.example',
  feeds: new Map(),
  timeoutMs: 2_500,
  most: 64,
  fallback: 'own',
};

it.each<[string, string[], Record<string, string>, object | null]>([
  ['nothing', [], {}, null],
  ['own', ['--engine', 'own'], { HALTE_ENGINE: 'otp+http://otp.example' }, null],
  ['an address', OTP, {}, DEFAULTS],
  [
    'an address with a path',
    ['--engine', 'otp+http://a.example:8080/b/'],
    {},
    { ...DEFAULTS, address: 'http://a.example:8080/b' },
  ],
  [
    'MOTIS',
    ['--engine', 'motis+https://motis.example'],
    {},
    { ...DEFAULTS, name: 'motis', address: 'https://motis.example' },
  ],
  [
    'the environment',
    [],
    {
      HALTE_ENGINE: 'otp+https://otp.example',
      HALTE_ENGINE_TIMEOUT: '900',
      HALTE_ENGINE_CALLS: '8',
      HALTE_ENGINE_FALLBACK: 'none',
    },
    { ...DEFAULTS, timeoutMs: 900, most: 8, fallback: 'none' },
  ],
  [
    'feeds',
    [...OTP, '--engine-feeds', '1=bus, x:y=tram,z='],
    {},
    {
      ...DEFAULTS,
      feeds: new Map([
        ['1', 'bus'],
        ['x:y', 'tram'],
        ['z', ''],
      ]),
    },
  ],
])('reads the engine of %s', (_, args, environment, expected) => {
  expect(engineOf(args, environment)).toEqual(expected);
});

it.each<[string, string[]]>([
  [
    '--engine must be own, otp+<URL> or motis+<URL>, such as otp+http://otp.example:8080, not "valhalla+http://a.example".',
    ['--engine', 'valhalla+http://a.example'],
  ],
  [
    '--engine must be own, otp+<URL> or motis+<URL>, such as otp+http://otp.example:8080, not "otp+ftp://a.example".',
    ['--engine', 'otp+ftp://a.example'],
  ],
  [
    '--engine must be own, otp+<URL> or motis+<URL>, such as otp+http://otp.example:8080, not "otp+http://a.example?key=1".',
    ['--engine', 'otp+http://a.example?key=1'],
  ],
  ['--engine-feeds takes <id>=<name>,…, which "bus" is not.', [...OTP, '--engine-feeds', '1=tram,bus']],
  ['--engine-timeout must be a whole number from 100 to 60000, not "99".', [...OTP, '--engine-timeout', '99']],
  ['--engine-calls must be a whole number from 1 to 1000, not "0".', [...OTP, '--engine-calls', '0']],
  ['--engine-fallback must be own or none, not "motis".', [...OTP, '--engine-fallback', 'motis']],
])('says in one message: %s', (message, args) => {
  expect(() => readConfig(args, {})).toThrow(message);
});
