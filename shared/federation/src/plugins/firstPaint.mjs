import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '@halte/contract/locales';
import { buildForNode } from '../prerender/bundle.mjs';
import { classesIn, usedRules } from './usedRules.mjs';

/** Bytes, compressed, that the markup of a view or of the frame may add to a page. */
const MOST_HTML = 2_048;
/** The same for the rules of a view. Those of the frame have the design tokens and the fonts. */
const MOST_CSS = 4_096;
export const MOST_CSS_OF_FRAME = 5_120;

const WORKER = join(import.meta.dirname, '../prerender/worker.mjs');

/** Renders in every language; rejects with what a view throws. */
function run(file) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const worker = new Worker(WORKER, { workerData: { file, locales: LOCALES }, env });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread of the first paint has ended with ${code}.`)));
  });
}

/**
 * Renders the first paint of a workspace with a second, small build of it, and writes each as `<name>.<locale>.<hash>.paint.json`.
 *
 * @typedef {{ html: string, holes: object[], fixed: string[], isPart?: true }} Rendered `isPart`: is written into others, which have its rules
 */
export class FirstPaintPlugin {
  #options;
  /** @type {Record<string, string>} By `<name>.<locale>`. */
  files = {};

  /** @param {{ name: string, directory: string, entry: (folder: string) => string, rules: readonly object[], mostCss?: number }} options `entry` writes the entry if there is none, and returns its path */
  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources, util } = compiler.webpack;
    const { mostCss = MOST_CSS } = this.#options;
    let rendering = Promise.resolve(/** @type {Record<string, Rendered>} */ ({}));
    compiler.hooks.run.tap('FirstPaint', () => {
      rendering = this.#render();
      // Handled with the assets.
      rendering.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap('FirstPaint', (compilation) => {
      // Sheets are minified, and have their names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstPaint', stage }, async (assets) => {
        const fail = (message) => compilation.errors.push(new WebpackError(message));
        try {
          const paints = await rendering;
          const sheets = sheetsOf(compilation, assets);
          const rules = new Map();
          /** Frames of different screens may be the same. */
          const written = new Map();
          const ofParts = Object.values(paints).flatMap(({ html, isPart }) => (isPart ? [...classesIn(html)] : []));
          for (const [key, { html, holes, fixed, isPart }] of Object.entries(paints)) {
            const classes = new Set([...classesIn(html), ...ofParts]);
            const id = [...classes].sort().join(' ');
            const css = isPart ? '' : (rules.get(id) ?? usedRules(sheets, classes));
            if (!isPart) rules.set(id, css);
            for (const problem of problemsOf(key, { html, css, mostCss })) fail(problem);
            const content = JSON.stringify({ html, css, holes, fixed });
            const hash = util.createHash('xxhash64').update(content).digest('hex').slice(0, 8);
            const file = written.get(hash) ?? `${key}.${hash}.paint.json`;
            this.files[key] = file;
            if (written.has(hash)) continue;
            written.set(hash, file);
            compilation.emitAsset(file, new sources.RawSource(content), { immutable: true });
          }
        } catch (error) {
          fail(error instanceof Error ? error.message : String(error));
        }
      });
    });
  }

  async #render() {
    const { name, directory, entry, rules } = this.#options;
    const folder = join(directory, '.cache/first-paint');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'main.cjs');
    await buildForNode({ name: `first paint of ${name}`, directory, entry: entry(folder), file, rules });
    return run(file);
  }
}

/** The style sheets of a build: those of the entries first, as a page has them. */
function sheetsOf(compilation, assets) {
  const first = [...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles());
  const all = [...first, ...Object.keys(assets).sort()].filter((file) => file.endsWith('.css'));
  return [...new Set(all)].map((file) => assets[file].source().toString());
}

const compressed = (text) => gzipSync(text, { level: 9 }).length;

function* problemsOf(key, { html, css, mostCss }) {
  const markup = compressed(html);
  const rules = compressed(css);
  if (markup > MOST_HTML)
    yield `The first paint ${key} has ${markup} bytes of markup, compressed; ${MOST_HTML} are the most.`;
  if (rules > mostCss)
    yield `The first paint ${key} uses ${rules} bytes of rules, compressed; ${mostCss} are the most.`;
  const [relative] = /url\((?!["']?(?:data:|\/))[^)]*\)/.exec(css) ?? [];
  if (relative) yield `A rule of the first paint ${key} has the address ${relative}, which is another in a page.`;
}

/** The entry of a remote: its views, and which of them are painted. */
export function entryOfRemote(directory) {
  return (folder) => {
    const file = join(folder, 'entry.ts');
    const from = (path) => JSON.stringify(join(directory, path));
    writeFileSync(
      file,
      [
        `import { paintsOfRemote } from '@halte/federation/prerender';`,
        `import { firstPaint } from ${from('src/firstPaint.ts')};`,
        `import { remote } from ${from('src/remote.ts')};`,
        'export const paintsIn = (locale) => paintsOfRemote(remote, firstPaint, locale);',
        '',
      ].join('\n'),
    );
    return file;
  };
}
