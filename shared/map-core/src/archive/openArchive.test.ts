import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ArchiveTile, writeArchive } from '../testing/writeArchive.ts';
import { openArchive } from './openArchive.ts';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/town.pmtiles`;
}

/** Answers ranges as a server of files does. */
const inRanges =
  (file: Uint8Array): RequestListener =>
  ({ headers }, response) => {
    const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const part = file.subarray(Number(from), Number(to) + 1);
    response.writeHead(206, {
      'content-length': part.length,
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`,
    });
    response.end(part);
  };

const tile = (z: number, x: number, y: number): ArchiveTile => ({
  ...{ z, x, y },
  bytes: new TextEncoder().encode(`${z}/${x}/${y} ${'.'.repeat(x)}`),
});

/** All tiles of the first five zooms, of which there are 341, but the one that is missing. */
const TILES = [0, 1, 2, 3, 4]
  .flatMap((z) => Array.from({ length: 4 ** z }, (_, index) => tile(z, index % 2 ** z, Math.floor(index / 2 ** z))))
  .filter(({ z, x, y }) => !(z === 3 && x === 5 && y === 2));

it('reads each picture of an archive in ranges, and null where it has none', async () => {
  const archive = await openArchive(await serve(inRanges(writeArchive('png', TILES))));
  const text = async (z: number, x: number, y: number) => {
    const bytes = await archive.picture(z, x, y);
    return bytes && new TextDecoder().decode(bytes);
  };
  for (const { z, x, y, bytes } of TILES) expect(await text(z, x, y)).toBe(new TextDecoder().decode(bytes));
  expect([await text(3, 5, 2), await text(5, 0, 0), archive.maxZoom]).toEqual([null, null, 4]);
});

const archiveOf = (kind: Parameters<typeof writeArchive>[0]) => inRanges(writeArchive(kind, [tile(0, 0, 0)]));
const whole: RequestListener = (_, response) => response.end(Buffer.alloc(200_000));

it.each<[what: string, answer: RequestListener, reason: RegExp]>([
  ['vector tiles', archiveOf('mvt'), /is not shown: it has vector tiles, only pictures can be/],
  [
    'a server without ranges',
    whole,
    /is not shown: its server does not answer requests for a range of bytes \(206 Partial Content\)\.$/,
  ],
  ['a file that is missing', (_, response) => response.writeHead(404).end(), /its server answered 404\.$/],
  ['a page of markup', inRanges(Buffer.from('<html>'.repeat(99))), /it is no archive of PMTiles, version 3\.$/],
  ['an archive that is cut', inRanges(writeArchive('png', TILES).subarray(0, 90)), /it cannot be read \(.+\)\.$/],
])('says in a sentence why %s cannot be shown', async (_, answer, reason) => {
  const url = await serve(answer);
  const error = await openArchive(url).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringMatching(reason) });
  expect(String(error)).toContain(url);
});

it('does not wait for a server that never answers', async () => {
  const url = await serve(() => undefined);
  await expect(openArchive(url, 50)).rejects.toThrow(`${url} is not shown: its server does not answer in time.`);
});
