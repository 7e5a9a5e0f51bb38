import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry } from '@halte/contract/registry';
import { runRelease } from './command.ts';

const AT = new Date('2026-03-01T08:30:00Z');
let folder: string;
let file: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-releases-'));
  file = join(folder, 'registry.json');
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `line`: as it is typed, without the command's own name. */
async function run(line: string, where = file, env: Record<string, string> = {}): Promise<string> {
  const [name = '', ...args] = line.split(' ').map((word) => word.replaceAll('_', ' '));
  printed = [];
  const context = {
    env: { HALTE_REGISTRY: where, ...env },
    now: () => AT,
    print: (text: string) => printed.push(text),
  };
  await runRelease(name, [...args, ...(args.includes('--by') ? [] : ['--by', 'lea'])], context);
  return printed.join('\n');
}

const textNow = () => readFileSync(file, 'utf8');
const lines = () => textNow().split('\n');
const FIRST = 'publish schedules 1.0.0 --base /remotes/schedules/';

describe('a decision', () => {
  it('is one line more at the end of a document that hosts can read', async () => {
    await run(FIRST);
    const before = lines();
    await run('release schedules 1.0.0');
    const line = '{"at":"2026-03-01T08:30:00.000Z","by":"lea","remote":"schedules","do":"release","version":"1.0.0"}';
    expect(lines().filter((text) => !before.includes(text) && !before.includes(text.replace(/,$/, '')))).toEqual([
      `    ${line}`,
    ]);
    expect(lines()).toHaveLength(before.length + 1);
    expect(parseRegistry(JSON.parse(textNow())).ok).toBe(true);
  });

  it('says who gets what', async () => {
    await run(FIRST);
    await run('release schedules 1.0.0');
    await run('publish schedules 2.0.0');
    await run('pin schedules 1.0.0 --tenants littoral');
    expect(await run('release schedules 2.0.0 --share 0.1')).toBe(
      [
        'Who gets what, within seconds:',
        '  all others     10 %  2.0.0',
        '  all others     90 %  1.0.0',
        '  littoral      100 %  1.0.0',
      ].join('\n'),
    );
    expect(await run('unpin schedules --tenants littoral')).toContain('  littoral       10 %  2.0.0');
    expect(await run('withdraw schedules 1.0.0 --why empty')).toContain('  all others     90 %  the build of the host');
  });

  it('is not written when it is only tried', async () => {
    await run(FIRST);
    const before = textNow();
    expect(await run('release schedules 1.0.0 --dry-run')).toBe(
      'Nothing was written. Who would get what:\n  all others    100 %  1.0.0',
    );
    expect(textNow()).toBe(before);
  });

  it('keeps what this product does not know of the document', async () => {
    const later = { schema: 1, owner: 'Ville', remotes: {}, events: [{ at: 'x', do: 'promote' }] };
    writeFileSync(file, JSON.stringify(later));
    await run(FIRST);
    expect(JSON.parse(textNow())).toMatchObject({ owner: 'Ville', events: [later.events[0], { do: 'publish' }] });
  });

  it('may leave out the hash of a version that is published once', async () => {
    await run(FIRST);
    await run('publish schedules 1.1.0+aaaa1111');
    expect(await run('release schedules 1.1.0')).toContain('100 %  1.1.0+aaaa1111');
    await run('publish schedules 1.1.0+bbbb2222');
    const before = textNow();
    const sentence = 'There are several builds of 1.1.0. Say which: 1.1.0+aaaa1111, 1.1.0+bbbb2222';
    await expect(run('withdraw schedules 1.1.0 --why empty')).rejects.toThrow(sentence);
    expect(textNow()).toBe(before);
    expect(await run('withdraw schedules 1.1.0+aaaa1111 --why empty')).toContain('the build of the host');
  });

  it('is in the history, with its reason', async () => {
    await run(FIRST);
    await run('release schedules 1.0.0 --share 0.5 --by ops');
    await run('withdraw schedules 1.0.0 --why timetable_empty');
    expect(await run('history schedules')).toBe(
      [
        '  2026-03-01T08:30:00.000Z  lea  publish  1.0.0',
        '  2026-03-01T08:30:00.000Z  ops  release  1.0.0  share 0.5',
        '  2026-03-01T08:30:00.000Z  lea  withdraw  1.0.0  why timetable empty',
        'Now:',
        '  all others    100 %  the build of the host',
      ].join('\n'),
    );
  });

  it.each([
    ['release schedules 9', 'schedules 9, which was not published before'],
    ['release account 1.0.0', 'is about "account", which "remotes" does not have'],
    ['release schedules', 'Name the version: halte-remote release schedules 1.4.2'],
    ['release', 'Name the remote: halte-remote release schedules'],
    ['release schedules 1.0.0 --share 10', '--share is a part of the visitors, above 0 to 1, not "10".'],
    ['withdraw schedules 1.0.0', 'Say why'],
    ['pin schedules 1.0.0', 'Name the tenants'],
    ['publish schedules ../1', 'must be a version'],
    ['publish parking 1 --base /etc/', 'must be the folder of the versions'],
    ['release schedules 1.0.0 --all', "Unknown option '--all'"],
    ['history account', 'The registry says nothing about account.'],
  ])('%s is refused in a sentence and changes nothing', async (line, sentence) => {
    await run(FIRST);
    const before = textNow();
    await expect(run(line)).rejects.toThrow(sentence);
    expect(textNow()).toBe(before);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('waits for nobody: while another command writes the file, it says so', async () => {
    await run(FIRST);
    writeFileSync(`${file}.lock`, '');
    await expect(run('release schedules 1.0.0')).rejects.toThrow(/Another command writes .*delete .*\.lock/);
  });
});

describe('a registry at an address', () => {
  let server: Server;
  let address: string;
  let text: string;
  let seen: (string | undefined)[];
  /** Runs once, before the next PUT is answered. */
  let meanwhile: () => void;

  beforeEach(async () => {
    text = JSON.stringify({ schema: 1, remotes: { schedules: { base: '/remotes/schedules/' } }, events: [] });
    seen = [];
    meanwhile = () => undefined;
    const tag = () => `"${text.length}"`;
    server = createServer((request, response) => {
      if (request.method === 'GET') return void response.writeHead(200, { etag: tag() }).end(text);
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        meanwhile();
        meanwhile = () => undefined;
        seen.push(request.headers.authorization);
        if (request.headers['if-match'] !== tag()) return void response.writeHead(412).end();
        text = body;
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`;
  });
  afterEach(() => server.close());

  it('loses no decision of somebody else who writes at the same time', async () => {
    await run('publish schedules 1', address, { HALTE_REGISTRY_TOKEN: 'secret' });
    meanwhile = () => {
      const document = JSON.parse(text);
      const other = { at: '2026-03-01T08:29:59Z', by: 'ops', do: 'publish', remote: 'schedules', version: '2' };
      text = JSON.stringify({ ...document, events: [...document.events, other] });
    };
    await run('release schedules 1', address);
    expect(
      JSON.parse(text).events.map((event: { do: string; version: string }) => `${event.do} ${event.version}`),
    ).toEqual(['publish 1', 'publish 2', 'release 1']);
    expect(seen).toEqual(['Bearer secret', undefined, undefined]);
  });

  it('that does not answer is named', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(run('release schedules 1', address)).rejects.toThrow(`${address} does not answer.`);
  });
});
