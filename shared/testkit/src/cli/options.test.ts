import { parseOptions, UsageError } from './options.ts';

const URL_OF_HEADER = 'https://header.example.org/remote.json';

it('reads addresses, origins, formats and files', () => {
  const args = ['check', '--url', URL_OF_HEADER, '--url', 'http://localhost:1/remote.json', '--allow'];
  const more = ['https://api.example.org/v1', '--format', 'json', '--junit', 'a.xml', '--browser', '/usr/bin/chromium'];
  expect(parseOptions([...args, ...more])).toEqual({
    urls: [URL_OF_HEADER, 'http://localhost:1/remote.json'],
    declared: ['https://api.example.org'],
    format: 'json',
    json: null,
    junit: 'a.xml',
    browser: '/usr/bin/chromium',
  });
  expect(parseOptions(['--help'])).toBeNull();
});

it.each([
  [[], 'The command is "check".'],
  [['test'], 'The command is "check".'],
  [['check'], '--url is missing.'],
  [['check', '--url', 'remote.json'], '--url remote.json is no address that begins with https:// or http://.'],
  [['check', '--url', 'file:///a'], '--url file:///a is no address that begins with https:// or http://.'],
  [['check', '--url', URL_OF_HEADER, '--allow', 'x'], '--allow x is no address that begins with https:// or http://.'],
  [['check', '--url', URL_OF_HEADER, '--format', 'xml'], '--format xml is none of table, json, junit.'],
])('refuses %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(new UsageError(message));
});

it('refuses an option that it does not know', () => {
  expect(() => parseOptions(['check', '--uri', URL_OF_HEADER])).toThrow(/--uri/);
});
