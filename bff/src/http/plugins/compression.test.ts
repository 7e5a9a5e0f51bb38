import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp } from '../../testing/testApp.ts';
import { allowCaching } from './caching.ts';
import type { App } from './typedApp.ts';

const LONG = { lines: Array.from({ length: 200 }, (_, i) => ({ id: `line-${i}`, name: 'Centre – Université' })) };

let app: App;

beforeAll(async () => {
  app = await createTestApp((routes) => {
    routes.get('/long', async (_request, reply) => {
      allowCaching(reply, 'v1', 60);
      return LONG;
    });
    routes.get('/short', async () => ({ ok: true }));
    routes.get('/picture', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
    routes.get('/bytes', async (_request, reply) => reply.type('application/x-protobuf').send(Buffer.alloc(5_000)));
    routes.delete('/long', async (_request, reply) => reply.code(204).send());
  });
});

afterAll(() => app.close());

const send = (url: string, encoding?: string, more: object = {}) =>
  app.inject({
    url,
    ...more,
    headers: {
      ...(encoding && { 'accept-encoding': encoding }),
      ...('headers' in more ? (more.headers as object) : {}),
    },
  });

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('compresses for a client that sends %s', async (header, encoding, unpack) => {
  const answer = await send('/long', header);
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(answer.rawPayload.length),
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(LONG);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 10);
});

it('sends plainly what need not be packed, and says so to caches', async () => {
  for (const [url, encoding] of [
    ['/long', undefined],
    ['/long', 'identity'],
    ['/short', 'br'],
    ['/picture', 'gzip'],
  ] as const) {
    const { headers } = await send(url, encoding);
    expect([url, headers['content-encoding'], headers.vary]).toEqual([
      url,
      undefined,
      expect.stringContaining('accept-encoding'),
    ]);
  }
  expect((await send('/bytes', 'br')).headers['content-encoding']).toBe('br');
  expect((await send('/long', 'br', { method: 'DELETE' })).headers.vary ?? '').not.toContain('accept-encoding');
});

it('tells HEAD the same, and has one weak tag for all encodings', async () => {
  const [got, head, plain] = [
    await send('/long', 'br'),
    await send('/long', 'br', { method: 'HEAD' }),
    await send('/long'),
  ];
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
    expect(head.headers[name]).toBe(got.headers[name]);
  expect([got.headers.etag, plain.headers.etag, head.body]).toEqual(['W/"v1"', 'W/"v1"', '']);
  for (const tag of ['W/"v1"', '"v1"']) {
    const again = await send('/long', 'br', { headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body, again.headers['content-encoding'], again.headers.vary]).toEqual([
      304,
      '',
      undefined,
      got.headers.vary,
    ]);
  }
});
