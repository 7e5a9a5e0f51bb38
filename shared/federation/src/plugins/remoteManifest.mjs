import { gzipSync } from 'node:zlib';
import { CAPABILITIES, CONTRACT, CONTRACT_LEVEL } from '@halte/contract/levels';
import { DEFAULT_LOCALE } from '@halte/contract/locales';
import { declarationOf } from '../config/declaration.mjs';
import { neededRanges } from '../config/singletons.mjs';
import { emitManifest } from './emitManifest.mjs';
import { hashesOf, remoteFiles, takenFromPage } from './remoteFiles.mjs';

/**
 * Weights of a build above its budget, in sentences.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {import('@halte/contract/manifest').RemoteConfig['budget']} budget
 * @param {Record<string, import('./chunks.mjs').Files>} preload
 */
function overBudget(compilation, budget, preload) {
  const sizeOf = (name) => gzipSync(compilation.getAsset(name)?.source.buffer() ?? '', { level: 9 }).length;
  const sizesOf = (...groups) =>
    groups
      .flatMap((group = { js: [], css: [] }) => [...group.js, ...group.css])
      .reduce((sum, name) => sum + sizeOf(name), 0);
  const texts = `messages:${DEFAULT_LOCALE}`;
  const views = Object.keys(preload).filter((key) => key !== 'remote' && !key.startsWith('messages:'));
  const largest = Math.max(0, ...views.map((view) => sizesOf(preload[view], preload[`${texts}:${view}`])));
  const all = Object.keys(compilation.assets).filter((name) => /\.(?:js|css)$/.test(name));
  const weights = { first: sizesOf(preload['remote'], preload[texts]) + largest, all: sizesOf({ js: all, css: [] }) };
  return Object.entries(weights)
    .filter(([part, bytes]) => bytes > budget[part])
    .map(([part, bytes]) => `budget.${part}: the build has ${bytes} bytes, compressed; ${budget[part]} are the most.`);
}

/**
 * Writes `dist/remote.json`: what the remote declares, where the remote is found, and which files each of its views needs, so that the host's server can ask for them
 * in the page's head. Paths are relative to the file.
 */
export class RemoteManifestPlugin {
  #options;

  /**
   * @param {{
   *   config: import('@halte/contract/manifest').RemoteConfig, directory: string, container: string, version: string, exposed: string,
   *   moreTexts?: RegExp | undefined, paint: () => Record<string, string>, standalone: () => import('./standalone.mjs').StandaloneFiles | null,
   * }} options
   * `exposed`: path of the exposed module's source; `moreTexts`: as in `remoteConfig`; `paint`: the files of its first paints; `standalone`: the build that was made before this one
   */
  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { config, directory, container, version, exposed, moreTexts, paint, standalone } = this.#options;
    emitManifest(compiler, 'remote.json', (compilation) => {
      const start = (config.routes ?? []).filter((route) => route.start).map((route) => route.name);
      const { entry, preload, views } = remoteFiles(compilation, { container, exposed, moreTexts, start });
      const { declaration, problems } = declarationOf(config, { directory, views });
      if (compilation.compiler.options.mode === 'production')
        problems.push(...overBudget(compilation, config.budget, preload));
      if (problems.length > 0) throw new Error(problems.map((problem) => `remote.config.ts: ${problem}`).join('\n'));
      const levels = {
        contract: CONTRACT_LEVEL,
        needs: { contract: `${CONTRACT}.0`, capabilities: [], ...config.needs },
        knows: CAPABILITIES,
        singletons: neededRanges(takenFromPage(compilation)),
      };
      const { integrity, ...alone } = standalone() ?? {};
      return {
        schema: 1,
        id: config.id,
        ...levels,
        container,
        version,
        entry,
        ...declaration,
        preload,
        paint: paint(),
        integrity: { ...hashesOf(compilation), ...integrity },
        ...(integrity && { standalone: alone }),
      };
    });
  }
}
