import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download, MAP_DOWNLOAD, TIMETABLE_DOWNLOAD } from './download.ts';

let server: Server;
let address: string;
let into: string;
let lines: string[];
let answer: { status: number; body: string | null };

beforeEach(async () => {
  into = await mkdtemp(join(tmpdir(), 'halte-download-'));
  lines = [];
  answer = { status: 200, body: 'a timetable' };
  server = createServer((_request, response) => {
    response.statusCode = answer.status;
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
  expect(await readFile(path, 'utf8')).toBe('a timetable');
  expect(lines).toEqual([`fetching ${address}`]);
});

it.each<[string, { status: number; body: string | null }, object]>([
  ['the server answered 404', { status: 404, body: '' }, {}],
  ['it is larger than 0 MB, which --gtfs-limit-download raises', { status: 200, body: 'a timetable' }, { maxBytes: 5 }],
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
  expect(await readFile(path, 'utf8')).toBe('a timetable');
  expect(lines.at(-1)).toContain('using the timetable fetched last time');
});

it('names a map as such, and its limit', async () => {
  const map = { kind: MAP_DOWNLOAD, maxBytes: 5 };
  await expect(download(address, options(map))).rejects.toThrow(
    `The map could not be fetched from ${address} (it is larger than 0 MB, which --osm-limit raises): check the address and the network.`,
  );
});
