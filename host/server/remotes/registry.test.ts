import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistrySource, type RegistrySource } from './registry.ts';

const SIGNED = { at: '2026-03-01T08:30:00Z', by: 'lea', remote: 'schedules' };
const publish = { ...SIGNED, do: 'publish', version: '1' };
const registryOf = (...events: readonly object[]) =>
  JSON.stringify({ schema: 1, remotes: { schedules: { base: '/remotes/schedules/' } }, events: [publish, ...events] });
const RELEASED = registryOf({ ...SIGNED, do: 'release', version: '1' });
const WITHDRAWN = registryOf({ ...SIGNED, do: 'withdraw', version: '1', why: 'timetable empty' });

const warnings: string[] = [];
let source: RegistrySource;

async function started(place: string): Promise<void> {
  source = createRegistrySource(place, (problem) => warnings.push(problem));
  await source.start();
}

const versions = () => source.current()?.releases.candidates('schedules', { tenant: 'demo', bucket: 0 });

beforeEach(() => {
  warnings.length = 0;
});
afterEach(() => source.stop());

describe('a registry in a file', () => {
  let folder: string;
  let file: string;
  const write = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halte-registry-'));
    file = join(folder, 'registry.json');
    write(RELEASED);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is known when the server starts, and a decision reaches it without a restart', async () => {
    await started(file);
    expect(versions()).toEqual(['1']);
    write(WITHDRAWN);
    await source.refresh();
    expect(versions()).toEqual([]);
    expect(source.problems()).toEqual([]);
  });

  it.each([
    ['is no JSON', '{', 'is not used: It is not JSON.'],
    ['has a wrong event', registryOf({ ...SIGNED, do: 'release', version: '9' }), 'which was not published before'],
    ['is of a later product', RELEASED.replace('"schema":1', '"schema":2'), 'update the host first'],
    ['is larger than any', `"${'x'.repeat(4_200_000)}"`, 'It is larger than 4 MB.'],
  ])('that %s leaves the last good one in use, says so once, and is read again', async (_, text, sentence) => {
    await started(file);
    write(text);
    await source.refresh();
    expect(source.problems()).toEqual([expect.stringContaining(sentence)]);
    expect(versions()).toEqual(['1']);
    expect(warnings).toEqual(source.problems());
    write(WITHDRAWN);
    await source.refresh();
    expect(versions()).toEqual([]);
  });

  it('that is missing is reported, and used once it is there', async () => {
    rmSync(file);
    await started(file);
    expect(source.current()).toBeNull();
    expect(source.problems()).toEqual([expect.stringContaining('is not used: There is no such file')]);
    write(RELEASED);
    await source.refresh();
    expect(versions()).toEqual(['1']);
  });

  it('names the events of later products that it leaves out', async () => {
    write(registryOf({ ...SIGNED, do: 'promote', version: '1' }));
    await started(file);
    expect(source.problems()).toEqual([`The registry ${file}: "events.1" is left out: this host knows no "promote".`]);
  });
});

describe('a registry at an address', () => {
  let server: Server;
  let text: string;
  let answers: number[];
  let isUp: boolean;
  let address: string;

  beforeEach(async () => {
    [text, answers, isUp] = [RELEASED, [], true];
    server = createServer((request, response) => {
      const tag = `"${text.length}"`;
      const status = !isUp ? 503 : request.headers['if-none-match'] === tag ? 304 : 200;
      answers.push(status);
      response.writeHead(status, { etag: tag }).end(status === 200 ? text : '');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`;
  });
  afterEach(() => server.close());

  it('is downloaded again only when it has changed', async () => {
    await started(address);
    await source.refresh();
    expect(answers).toEqual([200, 304]);
    text = WITHDRAWN;
    await source.refresh();
    expect(versions()).toEqual([]);
  });

  it('that does not answer leaves the last good one in use', async () => {
    await started(address);
    isUp = false;
    await source.refresh();
    expect(source.problems()).toEqual([`The registry ${address} is not used: It was answered with 503.`]);
    expect(versions()).toEqual(['1']);
    isUp = true;
    await source.refresh();
    expect(source.problems()).toEqual([]);
  });
});
