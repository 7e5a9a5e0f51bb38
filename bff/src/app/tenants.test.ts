import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originsOf, readTenants } from './tenants.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-tenants-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('reads what it needs of each tenant', async () => {
  await writeFile(
    join(folder, 'a.json'),
    '{"apiKey":"key-a","domainName":"trips.example.org","name":"A","limits":{"maxChanges":2},"helpContact":"0 800 1","messages":{"fr":{"a":"b"}}}',
  );
  await writeFile(join(folder, 'README.md'), 'no tenant');
  expect(await readTenants(folder)).toEqual([
    {
      apiKey: 'key-a',
      domainName: 'trips.example.org',
      limits: { maxChanges: 2 },
      isDemo: false,
      mail: { name: 'A', helpContact: '0 800 1', messages: { fr: { a: 'b' } } },
    },
  ]);
});

it('has no tenants in an empty folder, and says in one message that there is no folder', async () => {
  expect(await readTenants(folder)).toEqual([]);
  await expect(readTenants(join(folder, 'none'))).rejects.toMatchObject({
    name: 'StartError',
    message: `${join(folder, 'none')} is no folder that can be read: give that of the tenants’ files with --tenants.`,
  });
});

it.each([
  ['{', /a\.json is no JSON that can be read: mend it or take it out of the folder\.$/],
  ['{"apiKey":"key"}', /a\.json needs an apiKey and a domainName such as "trips\.example\.org";/],
  ['{"apiKey":"key","domainName":"a","limits":{"maxWalk":9000}}', /its limits may be .* maxWalk 250 to 5000/],
  ['{"apiKey":"key","domainName":"https://x"}', /needs an apiKey and a domainName/],
])('says in one message what is wrong with %s', async (content, message) => {
  await writeFile(join(folder, 'a.json'), content);
  await expect(readTenants(folder)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(message),
  });
});

it('knows the origins of a tenant’s pages', () => {
  expect(originsOf({ apiKey: 'key', domainName: 'trips.example.org', limits: {}, isDemo: false, mail: null })).toEqual([
    'https://trips.example.org',
    'http://trips.example.org',
  ]);
});
