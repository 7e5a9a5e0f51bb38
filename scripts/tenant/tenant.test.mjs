import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { loadTenants } from '../../host/server/tenants/loadTenants.ts';
import { openArchive } from '../../shared/map-core/src/archive/openArchive.ts';
import { writeArchive } from '../../shared/map-core/src/testing/writeArchive.ts';
import { ROOT } from '../lib/paths.mjs';
import { archiveProblems } from './archives.mjs';
import { checkPlace, checkTenant } from './check.mjs';
import { createTenant } from './create.mjs';
import { listedTexts } from './texts.mjs';

const demo = JSON.parse(readFileSync(join(ROOT, 'host/tenants/demo.json'), 'utf8'));
const NEW = { id: 'nord', name: 'Nord & <Co>', brand: '#115e2f', accent: '#a84a0e', domain: 'nord.localhost' };

describe('a new tenant', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halte-new-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const folders = { tenants: folder, pictures: folder };

  it('has a valid file with readable colours, and logos with its name', () => {
    const named = { ...NEW, name: 'Nord & Co' };
    createTenant(named, folders);
    assert.deepEqual(
      loadTenants(folder).map(({ id }) => id),
      ['nord'],
    );
    const logo = readFileSync(join(folder, 'nord/logo-dark.svg'), 'utf8');
    assert.match(logo, /<title>Nord &#38; Co<\/title>/);
    assert.throws(() => createTenant(named, folders), /is there already/);
  });

  /** @type {[what: string, change: object, message: RegExp][]} */
  const refused = [
    ['a colour that is none', { brand: 'red' }, /"colors\.light\.brand" must match/],
    ['markup in its name', {}, /"name" must be a plain text/],
    ['an id that is a path', { id: '../x', name: 'X' }, /"id" must match/],
  ];
  for (const [what, change, message] of refused) {
    it(`is not written with ${what}`, () => {
      assert.throws(() => createTenant({ ...NEW, id: 'other', ...change }, folders), message);
    });
  }
});

describe('the check of a tenant', () => {
  it('finds nothing wrong with those of the product', async () => {
    for (const name of ['demo', 'littoral']) {
      assert.equal(await checkPlace(join(ROOT, `host/tenants/${name}.json`), () => {}), true);
    }
  });

  it('names each key that is wrong, and the contrast', () => {
    const light = { brand: '#777777', onBrand: '#888888', accent: '#123456' };
    const { problems, contrasts } = checkTenant(JSON.stringify({ ...demo, colors: { ...demo.colors, light } }));
    assert.match(problems[0] ?? '', /"colors\.light\.onBrand" cannot be read on "brand": contrast 1\.26/);
    assert.equal(contrasts[0]?.ratio, 1.26);
    const wrong = checkTenant(JSON.stringify({ ...demo, domainName: 'UPPER', storeURL: 'javascript:alert(1)' }));
    assert.deepEqual(
      wrong.problems.map((problem) => problem.split(' ')[0]),
      ['"domainName"', '"storeURL"'],
    );
  });

  /** @type {[messages: object, problem: RegExp | null][]} */
  const wordings = [
    [{ fr: { 'no.such.key': 'x' } }, /"messages\.fr\.no\.such\.key" is no text of the product/],
    [{ fr: { 'host.no.such': 'x' } }, /"messages\.fr\.host\.no\.such" is no text of the product/],
    [
      { en: { 'tabs.proximity': '{{n}} stops' } },
      /"messages\.en\.tabs\.proximity" has \{\{n\}\}, which is not filled: there is none/,
    ],
    [
      { de: { 'trip-planner-journeys.departure.in': 'in {{minutes}}' } },
      /has \{\{minutes\}\}, which is not filled: there is \{\{/,
    ],
    [
      { fr: { 'host.tabs.proximity': 'Près', 'tabs.proximity': 'Près', 'halte-demo:host.tabs.proximity': 'Près' } },
      null,
    ],
    [{ fr: { 'mail.reset.subject': 'Mot de passe chez {{tenant}}', 'sign-in.taken': 'Compte connu' } }, null],
    [
      { fr: { 'reset.subject': 'Mot de passe' } },
      /"messages\.fr\.reset\.subject" has no effect without the name of its area: write "mail\.reset\.subject"\./,
    ],
    [{ fr: { 'halte-demo:linkSent': 'Lien envoyé' } }, /has no effect .+: write "sign-in\.linkSent"\./],
  ];
  for (const [messages, problem] of wordings) {
    it(`${problem ? 'refuses' : 'takes'} the wording ${JSON.stringify(messages)}`, () => {
      const { problems } = checkTenant(JSON.stringify({ ...demo, messages }));
      if (problem) assert.match(problems.join('\n'), problem);
      else assert.deepEqual(problems, []);
    });
  }

  it('leaves texts of parts that are not of the product alone', () => {
    const remotes = { schedules: 'https://lines.example.org/build' };
    assert.deepEqual(
      checkTenant(JSON.stringify({ ...demo, remotes, messages: { fr: { 'own.key': 'x' } } })).problems,
      [],
    );
  });

  it('knows the other files of the folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halte-tenants-'));
    after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'demo.json'), JSON.stringify(demo));
    const twin = { ...demo, id: 'twin', domainName: 'twin.localhost' };
    writeFileSync(join(folder, 'twin.json'), JSON.stringify(twin));
    /** @type {string[]} */
    const lines = [];
    assert.equal(await checkPlace(join(folder, 'twin.json'), (line) => lines.push(line)), false);
    assert.match(lines.join('\n'), /FAIL "apiKey" is "halte-demo" in demo\.json of this folder, too\./);
  });

  it('opens the archives of the map: ranges, pictures, and whether the pages may read them', async () => {
    const picture = { z: 0, x: 0, y: 0, bytes: new Uint8Array(9) };
    const server = createServer(({ headers, url }, response) => {
      const [kind, whose] = String(url).split(/[/.]/).slice(1);
      const archive = writeArchive(kind === 'vector' ? 'mvt' : 'png', [picture]);
      const [, from = 0, to = 0] = /(\d+)-(\d+)/.exec(headers.range ?? '') ?? [];
      if (whose === 'open') response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.writeHead(206).end(archive.subarray(Number(from), Number(to) + 1));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const at = (/** @type {string} */ name) => `http://127.0.0.1:${/** @type {any} */ (server.address()).port}/${name}`;
    const archives = (/** @type {string} */ light, /** @type {string} */ dark) =>
      archiveProblems({
        domainName: 'nord.example',
        map: { zoom: 12, pmtiles: { light, dark, attribution: [], maxZoom: 9 } },
      });
    try {
      assert.deepEqual(await archives(at('picture.open'), '/of-the-host.pmtiles'), []);
      const [vector, closed] = await archives(at('vector.open'), at('picture.closed'));
      assert.match(vector ?? '', /^"map\.pmtiles\.light": http.+vector\.open is not shown: it has vector tiles/);
      assert.match(closed ?? '', /^"map\.pmtiles\.dark": .+ does not allow https:\/\/nord\.example to read it/);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  // Not beside the other tests of archives: in jest a download that nobody reads ends by itself.
  it('ends the download of an archive whose server has no ranges', { timeout: 10_000 }, async () => {
    /** @type {PromiseWithResolvers<void>} */
    const closed = Promise.withResolvers();
    const server = createServer((_, response) => {
      response.on('close', () => closed.resolve());
      response.writeHead(200, { 'content-length': 1_000_000_000 }).write(Buffer.alloc(20_000));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const { port } = /** @type {any} */ (server.address());
    try {
      await assert.rejects(openArchive(`http://127.0.0.1:${port}/`, 60_000), /206 Partial Content/);
      await closed.promise;
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it('lists the texts with a word, in a language, with their keys', () => {
    const lines = listedTexts({ language: 'de', word: 'Linien' });
    assert.ok(lines.includes('host.tabs.schedules: Linien'));
    assert.ok(lines.every((line) => /linien/i.test(line)));
  });

  /** @type {[what: string, text: string, message: RegExp][]} */
  const unreadable = [
    ['no JSON', '{', /This is not JSON/],
    ['a list', '[]', /must be object/],
    ['a huge file', JSON.stringify({ x: 'x'.repeat(300_000) }), /at most 256 kB/],
    ['inherited names', '{"__proto__":{"name":"x"}}', /"__proto__" is not a key/],
  ];
  for (const [what, text, message] of unreadable) {
    it(`refuses ${what}`, () => assert.match(checkTenant(text).problems.join('\n'), message));
  }
});
