import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import webpack from 'webpack';
import { emitManifest } from './emitManifest.mjs';
import { FontFacesPlugin, fontFacesOf } from './fontFaces.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fontFaces-'));
after(() => rmSync(folder, { recursive: true }));

/** Stands for the style sheet that a build extracts. */
const withSheet = (css) => (compiler) => {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('sheet', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name: 'sheet', stage }, () => {
      compilation.emitAsset('main.css', new sources.RawSource(css));
      for (const chunk of compilation.entrypoints.get('main').chunks) chunk.files.add('main.css');
    });
  });
};

async function build(css) {
  writeFileSync(join(folder, 'main.js'), '');
  const manifest = (compiler) =>
    emitManifest(compiler, 'host.json', (compilation) => ({ faces: fontFacesOf(compilation) }));
  const compiler = webpack({
    ...{ mode: 'production', context: folder, entry: './main.js', output: { path: join(folder, 'dist') } },
    plugins: [withSheet(css), new FontFacesPlugin(), manifest],
  });
  await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  const read = (file) => readFileSync(join(folder, 'dist', file), 'utf8');
  return { css: read('main.css'), faces: JSON.parse(read('host.json')).faces };
}

it('takes the rules of the fonts out of the sheet and keeps all others', async () => {
  const [one, other] = ['@font-face{font-family:A;src:url(/a.woff2)}', '@font-face {\n  src: local("B");\n}'];
  assert.deepEqual(await build(`.a{top:0}${one}@layer ui{.b{top:0}}${other}`), {
    css: '.a{top:0}@layer ui{.b{top:0}}',
    faces: `${one}@font-face{src:local("B")}`,
  });
});

it('leaves a sheet without fonts as it is', async () => {
  assert.deepEqual(await build('.a{top:0}'), { css: '.a{top:0}', faces: '' });
});
