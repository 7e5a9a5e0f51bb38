import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download, MAP_DOWNLOAD, TIMETABLE_DOWNLOAD } from './download.ts';

/** The record that every zip ends with. */
const END = `PK\x05\x06${'\0'.repeat(18)}`;
const zip = (content: string) => content + END;

let server: Server;
let address: string;
let into: string;
let lines: string[];
let answer: { status: number; body: string | null; etag?: string };
let asked: (string | undefined)[];

beforeEach(async () => {
  into = await mkdtemp(join(tmpdir(), 'halte-download-'));
  lines = [];
  answer = { status: 200, body: zip('PK: a timetable') };
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const isKnown = answer.etag !== undefined && request.headers['if-none-match'] === answer.etag;
    response.statusCode = isKnown ? 304 : answer.status;
    if (answer.etag) response.setHeader('etag', answer.etag);
    if (isKnown) {
      response.end();
      return;
    }
    // Without a body the response never ends.
    if (answer.body === null) response.write('a');
    else response.end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.zip`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(into, { recursive: true });
});

const options = (more = {}) => ({
  kind: TIMETABLE_DOWNLOAD,
  into,
  maxBytes: 1_000_000,
  report: (line: string) => lines.push(line),
  ...more,
});

it('saves the file that it fetches', async () => {
  const path = await download(address, options());
  expect(await readFile(path, 'utf8')).toBe(zip('PK: a timetable'));
  expect(lines).toEqual([`fetching ${address}`]);
});

it.each<[string, { status: number; body: string | null }, object]>([
  ['the server answered 404', { status: 404, body: '' }, {}],
  [
    'it is larger than 0 MB, which --gtfs-limit-download raises',
    { status: 200, body: zip('PK: a timetable') },
    { maxBytes: 5 },
  ],
  ['what the server sent is no timetable', { status: 200, body: '<h1>Closed until Monday</h1>' }, {}],
  ['what the server sent is no timetable', { status: 200, body: 'P' }, {}],
  ['it took too long', { status: 200, body: null }, { timeoutMilliseconds: 50 }],
])('says why it could not, and leaves nothing behind: %s', async (reason, given, more) => {
  answer = given;
  await expect(download(address, options(more))).rejects.toThrow(
    `The timetable could not be fetched from ${address} (${reason}): check the address and the network.`,
  );
  expect(await readdir(into)).toEqual([]);
});

it('uses the file of the last download', async () => {
  const path = await download(address, options());
  answer = { status: 500, body: '' };
  expect(await download(address, options())).toBe(path);
  expect(await readFile(path, 'utf8')).toBe(zip('PK: a timetable'));
  expect(lines.at(-1)).toContain('using the timetable fetched last time');
});

it('uses the file of the last download instead of a page of the server, and asks for the file again', async () => {
  answer = { status: 200, body: zip('PK 1'), etag: '"1"' };
  const path = await download(address, options());
  answer = { status: 200, body: '<h1>Closed until Monday</h1>', etag: '"page"' };
  await download(address, options());
  expect([await readFile(path, 'utf8'), lines.at(-1)]).toEqual([
    zip('PK 1'),
    `${address} could not be fetched (what the server sent is no timetable): using the timetable fetched last time`,
  ]);
  answer = { status: 200, body: zip('PK 2'), etag: '"page"' };
  await download(address, options());
  expect(await readFile(path, 'utf8')).toBe(zip('PK 2'));
});

it.each([
  ['no end', 'PK: half of a timeta'],
  ['half of its end', zip('PK: a timetable').slice(0, -1)],
  ['the end of a zip inside, and no more', `PK ${END}`.slice(0, -3)],
  ['an end that says that more follows', `PK: PK\x05\x06${'\0'.repeat(16)}\x09\0`],
])('keeps the last file instead of one with %s', async (_, body) => {
  answer = { status: 200, body: zip('PK 1') };
  const path = await download(address, options());
  answer = { status: 200, body };
  expect(await download(address, options())).toBe(path);
  expect([await readFile(path, 'utf8'), lines.at(-1)]).toEqual([
    zip('PK 1'),
    `${address} could not be fetched (the server sent only a part of the timetable): using the timetable fetched last time`,
  ]);
});

it.each([
  ['a comment', `PK: PK\x05\x06${'\0'.repeat(16)}\x05\0hello`],
  ['bytes behind its end', `${zip('PK: a timetable')}\n`],
])('takes a zip with %s', async (_, body) => {
  answer = { status: 200, body };
  expect(await readFile(await download(address, options()), 'utf8')).toBe(body);
});

it('knows a map by the name of its first block', async () => {
  answer = { status: 200, body: '\0\0\0\r\n\tOSMHeader' };
  expect(await download(address, options({ kind: MAP_DOWNLOAD }))).toMatch(/\.osm\.pbf$/);
});

it('names a map as such, and its limit', async () => {
  const map = { kind: MAP_DOWNLOAD, maxBytes: 5 };
  await expect(download(address, options(map))).rejects.toThrow(
    `The map could not be fetched from ${address} (it is larger than 0 MB, which --osm-limit raises): check the address and the network.`,
  );
});

it('fetches a file again only when its server has another', async () => {
  answer = { status: 200, body: zip('PK 1'), etag: '"1"' };
  const path = await download(address, options());
  expect(await download(address, options())).toBe(path);
  expect([await readFile(path, 'utf8'), lines.at(-1)]).toEqual([zip('PK 1'), `${address} has not changed`]);
  answer = { status: 200, body: zip('PK 2'), etag: '"2"' };
  await download(address, options());
  expect(await readFile(path, 'utf8')).toBe(zip('PK 2'));
  await rm(path);
  await download(address, options());
  expect([await readFile(path, 'utf8'), asked]).toEqual([zip('PK 2'), [undefined, '"1"', '"1"', undefined]]);
});

it('does not ask by what an earlier file had, where the server no longer says', async () => {
  answer = { status: 200, body: zip('PK 1'), etag: '"1"' };
  await download(address, options());
  answer = { status: 200, body: zip('PK 2') };
  await download(address, options());
  await download(address, options());
  expect(asked).toEqual([undefined, '"1"', undefined]);
});

it('takes "not changed" for an error where it did not ask', async () => {
  answer = { status: 304, body: '' };
  await expect(download(address, options())).rejects.toThrow(/the server answered 304/);
});
