import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { LOCALES } from '@halte/contract/locales';
import webpack from 'webpack';
import { FirstPaintPlugin } from './firstPaint.mjs';

const folder = mkdtempSync(join(tmpdir(), 'firstPaint-'));
after(() => rmSync(folder, { recursive: true }));

/** Stands for the style sheets that a build extracts. */
const withSheet = (css) => (compiler) => {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('sheet', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name: 'sheet', stage }, () =>
      compilation.emitAsset('main.css', new sources.RawSource(css)),
    );
  });
};

/** A build with the first paints that `source` renders: the messages of its errors, the names of its files, and the first paint of a key. */
async function build(source, css = '.a{top:0}.b{top:0}') {
  writeFileSync(join(folder, 'main.js'), '');
  const plugin = new FirstPaintPlugin({
    ...{ name: 'test', directory: folder, rules: [] },
    entry(cache) {
      const file = join(cache, 'entry.mjs');
      writeFileSync(file, source);
      return file;
    },
  });
  const compiler = webpack({
    ...{ mode: 'production', context: folder, entry: './main.js', output: { path: join(folder, 'dist'), clean: true } },
    plugins: [plugin, withSheet(css)],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  const errors = stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
  const read = (key) => JSON.parse(readFileSync(join(folder, 'dist', plugin.files[key] ?? ''), 'utf8'));
  return { errors, files: plugin.files, read };
}

const rendering = (html) =>
  `export const paintsIn = async (locale) => ({ view: { html: ${html}, holes: [], fixed: [] } });`;

it('writes what is rendered in each language, with the rules that it uses', async () => {
  const { errors, files, read } = await build(
    rendering(`'<p class="a">' + locale + ' ' + process.env.NODE_ENV + '</p>'`),
  );
  assert.deepEqual(errors, []);
  assert.deepEqual(Object.keys(files).sort(), LOCALES.map((locale) => `view.${locale}`).sort());
  assert.match(files['view.fr'] ?? '', /^view\.fr\.[0-9a-f]{8}\.paint\.json$/);
  const html = '<p class="a">fr production</p>';
  assert.deepEqual(read('view.fr'), { html, css: '.a{top:0}', holes: [], fixed: [] });
});

it('writes equal ones once', async () => {
  const { files } = await build(rendering('"<p></p>"'));
  assert.equal(new Set(Object.values(files)).size, 1);
});

const random = `Array.from({ length: 4000 }, (_, at) => Math.sin(at).toString(36)).join("")`;

for (const { what, source, css, message } of [
  {
    what: 'a view that throws',
    source: 'export const paintsIn = async () => { throw new Error("no window"); };',
    message: /no window/,
  },
  { what: 'code that cannot be compiled', source: 'import "./missing.js";', message: /missing\.js/ },
  { what: 'a thread that ends', source: 'process.exit(3);', message: /has ended with 3/ },
  { what: 'too much markup', source: rendering(random), message: /bytes of markup, compressed; 2048 are the most/ },
  {
    what: 'too many rules',
    source: rendering('"<p class=\\"a\\"></p>"'),
    css: Array.from({ length: 3000 }, (_, at) => `.a>.a:nth-child(${Math.round(Math.sin(at) * 1e9)}){top:0}`).join(''),
    message: /bytes of rules, compressed; 4096 are the most/,
  },
  {
    what: 'a rule with a relative address',
    source: rendering('"<p class=\\"a\\"></p>"'),
    css: '.a{background:url(media/x.svg)}',
    message: /has the address url\(media\/x\.svg\)/,
  },
])
  it(`fails the build at ${what}`, async () => {
    const { errors } = await build(source, css);
    assert.match(errors.join('\n'), message);
  });
