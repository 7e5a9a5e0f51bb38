import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLiveHeaders } from './liveHeaders.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-headers-'));
  path = join(folder, 'headers.json');
});

afterEach(() => rm(folder, { recursive: true }));

it('has headers for all addresses below one, and for no other', async () => {
  const content = { 'https://a.example/rt': { 'x-api-key': 'a' }, 'https://b.example': { authorization: 'Bearer b' } };
  await writeFile(path, JSON.stringify(content));
  const headersFor = await readLiveHeaders(path);
  for (const url of ['https://a.example/rt', 'https://a.example/rt?x=1', 'https://a.example/rt/tu.pb'])
    expect(headersFor(url)).toEqual({ 'x-api-key': 'a' });
  expect(headersFor('https://b.example/any/where.json')).toEqual({ authorization: 'Bearer b' });
  const others = [
    'https://a.example/rt-other',
    'https://a.example/',
    'http://a.example/rt',
    'https://a.example.evil/rt',
  ];
  for (const url of [...others, 'https://b.example:444/']) expect(headersFor(url)).toEqual({});
});

it.each([
  ['{', /headers\.json is no JSON that can be read/],
  ['[]', /headers\.json must hold an object/],
  ['{"a.example":{}}', /headers\.json names "a\.example", which is no http\(s\) address\.$/],
  ['{"https://a.example":{"x key":"secret"}}', /headers\.json needs, for https:\/\/a\.example, an object/],
  ['{"https://a.example":{"x-key":"secret\\nx: y"}}', /headers\.json needs, for/],
  ['{"https://a.example":{"x-key":1}}', /headers\.json needs, for/],
  ['{"https://a.example":"secret"}', /headers\.json needs, for/],
])('says in one message what is wrong with %s, and repeats no key', async (content, message) => {
  await writeFile(path, content);
  const error = await readLiveHeaders(path).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(message) });
  expect((error as Error).message).not.toContain('secret');
});
