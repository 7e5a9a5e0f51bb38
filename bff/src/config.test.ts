import { helpText, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has sensible defaults', () => {
    expect(readConfig([], {})).toMatchObject({
      gtfs: null,
      rebaseCalendar: false,
      host: 'localhost',
      port: 4_000,
      data: expect.stringMatching(/[/\\]\.halte$/),
      apiKeys: ['halte-demo', 'halte-littoral'],
      origins: [],
      logLevel: 'warn',
    });
  });

  it.each<[string, string[], Record<string, string>, object]>([
    [
      'options',
      ['--gtfs', 'feed.zip', '--rebase-calendar', '--port', '0'],
      {},
      { gtfs: 'feed.zip', rebaseCalendar: true, port: 0 },
    ],
    [
      'the environment',
      [],
      { HALTE_GTFS: 'feed.zip', HALTE_REBASE_CALENDAR: '1', BFF_PORT: '5000' },
      { gtfs: 'feed.zip', rebaseCalendar: true, port: 5_000 },
    ],
    ['options before the environment', ['--port=1'], { BFF_PORT: '2' }, { port: 1 }],
    [
      'empty variables as none',
      [],
      { HALTE_GTFS: '', BFF_PORT: '', HALTE_REBASE_CALENDAR: '' },
      { gtfs: null, port: 4_000, rebaseCalendar: false },
    ],
    [
      'lists',
      ['--keys', 'a, b,'],
      { HALTE_ORIGINS: 'https://a.example,https://b.example' },
      { apiKeys: ['a', 'b'], origins: ['https://a.example', 'https://b.example'] },
    ],
  ])('reads %s', (_case, args, environment, expected) => {
    expect(readConfig(args, environment)).toMatchObject(expected);
  });

  it.each<[string, string[], Record<string, string>]>([
    ["Unknown option '--colour': see --help for the options there are.", ['--colour'], {}],
    ["Option '--port <value>' argument missing: see --help for the options there are.", ['--port'], {}],
    ['--port must be a number from 0 to 65535, not "http".', ['--port', 'http'], {}],
    ['--port must be a number from 0 to 65535, not "70000".', [], { BFF_PORT: '70000' }],
    ['--log must be one of silent, error, warn, info, not "loud".', ['--log', 'loud'], {}],
    ['HALTE_REBASE_CALENDAR must be 1 or 0, not "maybe".', [], { HALTE_REBASE_CALENDAR: 'maybe' }],
  ])('says in one sentence: %s', (message, args, environment) => {
    expect(() => readConfig(args, environment)).toThrow(expect.objectContaining({ name: 'StartError', message }));
  });

  it('gives the help when asked', () => {
    expect(readConfig(['--help'], {})).toBe('help');
    expect(helpText()).toContain('--gtfs <zip|folder|URL>');
  });
});
