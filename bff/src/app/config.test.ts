import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LIMITS } from '../timetable/gtfs/limits.ts';
import { readConfig } from './config.ts';
import { helpText } from './helpText.ts';

describe('readConfig', () => {
  it('has sensible defaults', () => {
    expect(readConfig([], {})).toMatchObject({
      gtfs: null,
      prepared: null,
      prepare: null,
      force: false,
      feedLimits: DEFAULT_LIMITS,
      osm: [],
      osmMegabytes: 2_000,
      rebaseCalendar: false,
      host: 'localhost',
      port: 4_000,
      offlineKilobytes: 400,
      data: expect.stringMatching(/[/\\]\.halte$/),
      apiKeys: [],
      localOrigins: true,
      docs: true,
      metricsToken: null,
      drainSeconds: 0,
      origins: [],
      tenants: expect.stringMatching(/[/\\]host[/\\]tenants$/),
      ratePerMinute: 1_200,
      valkey: null,
      trustProxy: false,
      logLevel: 'warn',
      realTime: [],
      gbfs: [],
      liveHeaders: null,
      pollSeconds: 20,
      reloadMinutes: 0,
      database: null,
      migrate: 'start',
      mailServer: null,
      content: null,
      engine: null,
      workers: 0,
      processes: 1,
    });
  });

  it.each<[string, string[], Record<string, string>, object]>([
    [
      'a prepared timetable',
      ['--prepared', 'https://timetables.example/city', '--osm', 'a.osm.pbf'],
      {},
      { gtfs: [], prepared: 'https://timetables.example/city', osm: ['a.osm.pbf'] },
    ],
    [
      'a timetable to prepare',
      ['--prepare', '/published', '--gtfs', 'a.zip', '--force'],
      {},
      { gtfs: [{ name: null, address: 'a.zip' }], prepare: '/published', prepared: null, force: true },
    ],
    [
      'options',
      ['--gtfs', 'feed.zip', '--rebase-calendar', '--port', '0'],
      {},
      { gtfs: [{ name: null, address: 'feed.zip' }], rebaseCalendar: true, port: 0 },
    ],
    [
      'the environment',
      [],
      { HALTE_GTFS: 'feed.zip', HALTE_REBASE_CALENDAR: '1', BFF_PORT: '5000' },
      { gtfs: [{ name: null, address: 'feed.zip' }], rebaseCalendar: true, port: 5_000 },
    ],
    [
      'several timetables',
      ['--gtfs', 'bus=a.zip', '--gtfs', 'b.zip'],
      { HALTE_GTFS: 'c.zip' },
      {
        gtfs: [
          { name: 'bus', address: 'a.zip' },
          { name: null, address: 'b.zip' },
        ],
      },
    ],
    [
      'several timetables of the environment',
      [],
      { HALTE_GTFS: 'bus=a.zip; b, c.zip' },
      {
        gtfs: [
          { name: 'bus', address: 'a.zip' },
          { name: null, address: 'b, c.zip' },
        ],
      },
    ],
    [
      'the map',
      ['--gtfs', 'a.zip', '--osm', 'a.osm.pbf', '--osm', 'https://maps.example/b;c.osm.pbf', '--osm-limit', '100'],
      { HALTE_OSM: 'c.osm.pbf' },
      { osm: ['a.osm.pbf', 'https://maps.example/b;c.osm.pbf'], osmMegabytes: 100 },
    ],
    [
      'the map of the environment',
      ['--gtfs', 'a.zip'],
      { HALTE_OSM: 'a.osm.pbf; b.osm.pbf;', HALTE_OSM_LIMIT: '10000' },
      { osm: ['a.osm.pbf', 'b.osm.pbf'], osmMegabytes: 10_000 },
    ],
    [
      'several processes',
      ['--gtfs', 'a.zip', '--processes', '4'],
      { HALTE_PROCESSES: '2', DATABASE_URL: 'postgresql://a/b' },
      { processes: 4 },
    ],
    [
      'several processes of the environment, on a prepared timetable',
      ['--prepared', '/published', '--database', 'postgresql://a/b'],
      { HALTE_PROCESSES: '2' },
      { processes: 2 },
    ],
    [
      'a timetable that is prepared for several processes',
      ['--prepare', '/p', '--gtfs', 'a.zip'],
      { HALTE_PROCESSES: '2' },
      { processes: 2 },
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
    [
      'addresses of live data',
      [
        '--gtfs-rt',
        'https://a.example/tu.pb,http://b.example/alerts',
        '--gbfs=https://c.example/gbfs.json',
        '--poll=5',
      ],
      {},
      {
        realTime: [
          { feed: null, address: 'https://a.example/tu.pb' },
          { feed: null, address: 'http://b.example/alerts' },
        ],
        gbfs: ['https://c.example/gbfs.json'],
        pollSeconds: 5,
      },
    ],
    [
      'what only a server for others does',
      ['--host', '0.0.0.0', '--docs', 'off', '--metrics-token', 'secret', '--drain', '20'],
      {},
      { localOrigins: false, docs: false, metricsToken: 'secret', drainSeconds: 20 },
    ],
    [
      'pages of this machine where configured',
      ['--host=0.0.0.0'],
      { HALTE_LOCAL_ORIGINS: 'on' },
      { localOrigins: true },
    ],
    ['proxies in front', ['--trust-proxy', '2'], {}, { trustProxy: 2, localOrigins: false }],
    ['a variable that was a switch as one proxy', [], { HALTE_TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [
      'commas within addresses',
      ['--gtfs-rt', 'https://a.example/rt?routes=1,2,3, https://b.example/a,b.pb'],
      {},
      {
        realTime: [
          { feed: null, address: 'https://a.example/rt?routes=1,2,3' },
          { feed: null, address: 'https://b.example/a,b.pb' },
        ],
      },
    ],
    [
      'where accounts are stored',
      [],
      { DATABASE_URL: 'postgresql://halte@localhost/halte' },
      { database: 'postgresql://halte@localhost/halte' },
    ],
    ['when it is migrated', [], { HALTE_MIGRATE: 'only' }, { migrate: 'only' }],
    ['that it is migrated by others', ['--migrate', 'off'], { HALTE_MIGRATE: 'only' }, { migrate: 'off' }],
    [
      'how messages are sent',
      ['--mail-from', 'Halte <no-reply@trips.example.org>'],
      { HALTE_SMTP_URL: 'smtp://halte:secret@mail.example' },
      {
        mailServer: { url: 'smtp://halte:secret@mail.example', from: 'Halte <no-reply@trips.example.org>' },
      },
    ],
    [
      'the limits of a timetable, of which one follows another',
      ['--gtfs-limit', '1000', '--gtfs-limit-rows', '50000000', '--gtfs-limit-files', '3', '--gtfs-limit-ratio', '200'],
      { HALTE_GTFS_LIMIT_DOWNLOAD: '800' },
      {
        feedLimits: {
          entryBytes: 1e9,
          totalBytes: 2e9,
          rows: 50_000_000,
          entries: 3,
          ratio: 200,
          downloadBytes: 800_000_000,
        },
      },
    ],
    [
      'a limit of all files besides that of one',
      ['--gtfs-limit-total', '5000'],
      {},
      { feedLimits: { ...DEFAULT_LIMITS, totalBytes: 5e9 } },
    ],
  ])('reads %s', (_case, args, environment, expected) => {
    expect(readConfig(args, environment)).toMatchObject(expected);
  });

  it.each<[string, string[], Record<string, string>]>([
    ["Unknown option '--colour': see --help for the options there are.", ['--colour'], {}],
    ["Option '--port <value>' argument missing: see --help for the options there are.", ['--port'], {}],
    // It used to be a flag, which trusted whatever the client sent.
    ["Option '--trust-proxy <value>' argument missing: see --help for the options there are.", ['--trust-proxy'], {}],
    ['--processes must be a whole number from 1 to 64, not "0".', ['--processes', '0'], {}],
    ['--processes must be a whole number from 1 to 64, not "65".', ['--processes=65'], {}],
    ['--processes must be a whole number from 1 to 64, not "-1".', ['--processes=-1'], {}],
    ['--processes must be a whole number from 1 to 64, not "max".', [], { HALTE_PROCESSES: 'max' }],
    [
      '--processes above 1 needs a timetable (--gtfs or --prepared): the made-up city is for one process.',
      ['--processes', '2', '--database', 'postgresql://a/b'],
      {},
    ],
    [
      '--processes above 1 needs a PostgreSQL (--database): with SQLite, each process would count wrong passwords by itself.',
      ['--processes', '2', '--gtfs', 'a.zip'],
      {},
    ],
    ['--port must be a whole number from 0 to 65535, not "http".', ['--port', 'http'], {}],
    ['--port must be a whole number from 0 to 65535, not "70000".', [], { BFF_PORT: '70000' }],
    ['--log must be one of silent, error, warn, info, not "loud".', ['--log', 'loud'], {}],
    ['--prepared is in place of --gtfs: only one of them can be given.', ['--prepared', 'a', '--gtfs', 'b.zip'], {}],
    ['--prepare needs the timetable: give --gtfs as well.', ['--prepare', 'a'], {}],
    [
      '--prepare needs the timetable: give --gtfs as well.',
      [],
      { HALTE_PREPARE: 'a', HALTE_PREPARED: 'https://a.example' },
    ],
    ['--migrate must be one of start, off, only, not "no".', [], { HALTE_MIGRATE: 'no' }],
    [
      '--prepare and --migrate only both end when they are done: only one of them can be given.',
      ['--prepare', 'a', '--gtfs', 'b.zip', '--migrate', 'only'],
      {},
    ],
    ['--gtfs-rt takes http(s) addresses, which "delays.pb" is not.', ['--gtfs-rt', 'delays.pb'], {}],
    ['--gbfs takes http(s) addresses, which "ftp://a.example" is not.', ['--gbfs', 'ftp://a.example'], {}],
    ['--docs must be on or off, not "no".', ['--docs', 'no'], {}],
    ['--log-format must be one of json, text, not "xml".', [], { HALTE_LOG_FORMAT: 'xml' }],
    ['--osm-limit must be a whole number from 1 to 10000, not "0".', ['--osm-limit', '0'], {}],
    ['--offline-limit must be a whole number from 0 to 100000, not "-1".', ['--offline-limit=-1'], {}],
    [
      '--osm is for the timetable of --gtfs: the made-up city has streets of its own.',
      ['--osm', 'town.osm.pbf'],
      { HALTE_GTFS: '' },
    ],
    ['--gtfs-limit must be a whole number from 1 to 2000, not "9999".', ['--gtfs-limit', '9999'], {}],
    ['--gtfs-limit-rows must be a whole number from 1 to 999999999, not "all".', ['--gtfs-limit-rows', 'all'], {}],
    ['--gtfs-limit-total must be a whole number from 1 to 100000, not "0".', [], { HALTE_GTFS_LIMIT_TOTAL: '0' }],
    ['--poll must be a whole number from 1 to 3600, not "0".', ['--poll', '0'], {}],
    ['--workers must be a whole number from 0 to 64, not "-1".', ['--workers=-1'], {}],
    ['--database must be an address that begins with postgresql://.', [], { DATABASE_URL: 'mysql://a:secret@b/c' }],
    [
      '--valkey must be an address such as valkey://valkey.example:6379.',
      [],
      { HALTE_VALKEY_URL: 'http://:secret@b:1' },
    ],
    ['--valkey must be an address such as valkey://valkey.example:6379.', ['--valkey', 'redis://'], {}],
    [
      '--smtp-url must be an address that begins with smtp:// or smtps://.',
      ['--mail-from', 'a@b.example'],
      { HALTE_SMTP_URL: 'https://a:secret@b' },
    ],
    [
      '--mail-from must be the sender of messages, such as no-reply@trips.example.org.',
      [],
      { HALTE_SMTP_URL: 'smtp://mail.example' },
    ],
    ['HALTE_REBASE_CALENDAR must be 1 or 0, not "maybe".', [], { HALTE_REBASE_CALENDAR: 'maybe' }],
  ])('says in one message: %s', (message, args, environment) => {
    expect(() => readConfig(args, environment)).toThrow(expect.objectContaining({ name: 'StartError', message }));
  });

  describe('of a secret', () => {
    let file: string;
    beforeAll(() => {
      file = join(mkdtempSync(join(tmpdir(), 'halte-config-')), 'secret');
    });
    afterAll(() => rmSync(join(file, '..'), { recursive: true }));

    it.each<[string, string, object]>([
      ['DATABASE_URL', 'postgresql://a:secret@b/c', { database: 'postgresql://a:secret@b/c' }],
      ['HALTE_SMTP_URL', 'smtp://a:secret@b', { mailServer: { url: 'smtp://a:secret@b', from: 'a@b.example' } }],
      ['HALTE_METRICS_TOKEN', 'secret', { metricsToken: 'secret' }],
      [
        'HALTE_ERRORS_DSN',
        'https://secret@sentry.example/7',
        { errorsDsn: { envelopeUrl: 'https://sentry.example/api/7/envelope/', publicKey: 'secret' } },
      ],
      ['HALTE_API_KEYS', 'secret, secret2', { apiKeys: ['secret', 'secret2'] }],
    ])('%s also reads a file', (name, value, expected) => {
      writeFileSync(file, `${value}\n`);
      const environment = { HALTE_MAIL_FROM: name === 'HALTE_SMTP_URL' ? 'a@b.example' : '', [`${name}_FILE`]: file };
      expect(readConfig([], environment)).toMatchObject(expected);
      expect(helpText()).toContain(`[${name}, ${name}_FILE]`);
      expect(readConfig(['--help'], { [`${name}_FILE`]: '/nowhere' })).toBe('help');
    });

    it('an option goes before the file', () => {
      writeFileSync(file, 'secret');
      expect(readConfig(['--metrics-token', 'given'], { HALTE_METRICS_TOKEN_FILE: file })).toMatchObject({
        metricsToken: 'given',
      });
    });

    it('a value that is wrong is not repeated', () => {
      writeFileSync(file, 'mysql://a:secret@b/c');
      const message = '--database must be an address that begins with postgresql://.';
      expect(() => readConfig([], { DATABASE_URL_FILE: file })).toThrow(expect.objectContaining({ message }));
    });
  });

  it('gives the help on request', () => {
    expect(readConfig(['--help'], {})).toBe('help');
    expect(helpText()).toContain('--gtfs [name=]<zip|folder|URL>');
  });
});
