import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fakeBackend } from './backend.mjs';
import { startFakeHost, USUAL } from './server.mjs';

const MODULES = join(import.meta.dirname, '../../../../node_modules');

/** @type {string} */
let around;
before(() => {
  around = mkdtempSync(join(tmpdir(), 'halte-fake-host-'));
  symlinkSync(MODULES, join(around, 'node_modules'));
});
after(() => rmSync(around, { recursive: true }));

/** A folder of a remote, with what it says of answers. @param {string | null} answers */
function folderWith(answers) {
  const folder = mkdtempSync(join(around, 'remote-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  if (answers !== null) writeFileSync(join(folder, 'remote.answers.ts'), answers);
  return folder;
}

/** @param {import('./backend.mjs').Answer | null} answer */
const bodyOf = (answer) => JSON.parse(answer?.body ?? '');

describe('the backend', () => {
  it('answers from the document of the API, and first of all what the remote says', async () => {
    const own = `export const answers = { 'GET /api/v1/alerts': { own: true } } satisfies Record<string, unknown>;`;
    const backend = await fakeBackend(folderWith(own));
    const situation = 'good';
    assert.equal(bodyOf(backend({ method: 'GET', path: '/api/v1/lines', situation })).lines[0].id, 'A');
    assert.deepEqual(bodyOf(backend({ method: 'GET', path: '/api/v1/alerts', situation })), { own: true });
    assert.equal(backend({ method: 'GET', path: '/api/v1/none', situation })?.status, 404);
  });

  for (const [name, text, sentence] of /** @type {const} */ ([
    ['no constant', 'export const other = 1;', /^remote\.answers\.ts exports no constant named "answers"\.$/],
    ['no call', `export const answers = { '/api/v1/lines': 1 };`, /“\/api\/v1\/lines” is no call such as “GET /],
  ]))
    it(`a file of answers with ${name} gets a sentence`, async () => {
      await assert.rejects(fakeBackend(folderWith(text)), { message: sentence });
    });

  it('without the testkit there is a sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halte-without-'));
    try {
      await assert.rejects(fakeBackend(folder), /@halte\/testkit is not installed here/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

const title = { fr: 'Places <libres>', en: 'Places', es: 'Places', it: 'Places', de: 'Places' };
const MANIFEST = {
  ...{ schema: 1, id: 'acme.parking', container: 'c', version: '1.0.0+ab', entry: 'entry.js' },
  preload: { remote: { js: [], css: ['all.css'] }, Parking: { js: [], css: ['parking.css'] } },
  routes: [{ name: 'acme.parking', path: '/parking/:id?', view: 'Parking', page: 'full', title }],
  origins: ['https://api.acme.example'],
  paint: { 'Parking.fr': 'Parking.fr.ab.paint.json' },
};
const PAINT = {
  ...{ html: '<p>Place </p>', css: '.a{color:red}', fixed: [] },
  holes: [{ at: 9, kind: 'query', name: 'place' }],
};

describe('the pages', () => {
  /** @type {Awaited<ReturnType<typeof startFakeHost>>} */
  let host;
  let dist = '';
  let isPainted = false;
  before(async () => {
    dist = join(around, 'dist');
    mkdirSync(dist);
    const circumstances = () => ({ ...USUAL, isPainted });
    const backend = () => ({ status: 200, headers: {}, body: 'answered' });
    host = await startFakeHost({ dist, page: around, backend, circumstances, port: 0 });
  });
  after(() => host.stop());

  /** @param {string} path */
  const open = (path) => fetch(`${host.origin}${path}`, { redirect: 'manual' });

  it('wait for the first build', async () => {
    assert.equal((await open('/fr/parking')).status, 503);
    writeFileSync(join(dist, 'remote.json'), JSON.stringify(MANIFEST));
    writeFileSync(join(dist, 'Parking.fr.ab.paint.json'), JSON.stringify(PAINT));
    assert.equal((await open('/fr/parking')).status, 200);
  });

  it('begin with the first screen, and say so of an address of none', async () => {
    assert.equal((await open('/')).headers.get('location'), '/fr/parking');
    assert.equal((await open('/fr/garage')).status, 404);
    assert.equal((await open('/fr/parking/A%2FB')).status, 200);
  });

  it('have the policy of a host: what the remote declares, and Trusted Types', async () => {
    const policy = (await open('/fr/parking')).headers.get('content-security-policy') ?? '';
    assert.match(policy, /connect-src 'self' https:\/\/api\.acme\.example;/);
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types default halte#acme\.parking /);
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
  });

  it('are text: nothing of a title or an address becomes markup', async () => {
    const html = await (await open('/fr/parking?place=<b>')).text();
    assert.match(html, /<title>Places &lt;libres&gt;<\/title>/);
    assert.doesNotMatch(html, /<libres>/);
  });

  it('begin with the first paint where that is asked for, with the values of the address', async () => {
    assert.match(await (await open('/fr/parking')).text(), /<div data-kit="screen"><\/div>/);
    isPainted = true;
    const html = await (await open('/fr/parking?place=<b>')).text();
    assert.match(html, /<div data-kit="screen"><!--\$--><p>Place &lt;b&gt;<\/p><!--\/\$--><\/div>/);
    assert.match(html, /href="\/dev\/remote\/all\.css">.*href="\/dev\/remote\/parking\.css">.*\.a\{color:red\}/);
    assert.match(await (await open('/de/parking')).text(), /<div data-kit="screen"><\/div>/);
  });

  it('are answered on this machine only, and files of the build only', async () => {
    const { port } = new URL(host.origin);
    const status = await new Promise((resolve) => {
      request({ port, host: 'localhost', headers: { host: 'halte.example' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
    assert.equal(status, 421);
    assert.equal((await open('/dev/remote/remote.json')).status, 200);
    assert.equal((await open('/dev/remote/..%2Fpackage.json')).status, 404);
    assert.equal(await (await open('/bff/api/v1/lines?a=b')).text(), 'answered');
  });
});
