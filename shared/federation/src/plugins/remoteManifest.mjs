import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CONTRACT, CONTRACT_LEVEL } from '@halte/contract/levels';
import { DEFAULT_LOCALE } from '@halte/contract/locales';
import { declarationOf } from '../config/declaration.mjs';
import { treeOf, walk } from '../syntax/tree.mjs';
import { dynamicImportsOf, filesOf, messageFiles, resourceOf, without } from './chunks.mjs';
import { emitManifest } from './emitManifest.mjs';

/** The first `import('…')` below a node. */
function importedBy(node) {
  let request = null;
  walk(node, (inner) => {
    if (inner.type === 'CallExpression' && inner.callee?.type === 'Import') {
      request ??= inner.arguments[0]?.expression?.value ?? null;
    }
  });
  return request;
}

/** View name -> what it imports, read from the properties `name: () => import('./views/…')` (or `name: loader`) of the exposed source. */
function viewsIn(source) {
  const tree = treeOf(source);
  const loaders = {};
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator') loaders[node.id.value] = importedBy(node.init);
    if (node.type === 'FunctionDeclaration') loaders[node.identifier.value] = importedBy(node.body);
  });
  const views = {};
  walk(tree, (node) => {
    if (node.type !== 'KeyValueProperty') return;
    const request = node.value.type === 'Identifier' ? loaders[node.value.value] : importedBy(node.value);
    if (request?.includes('/views/') && node.key.value !== 'views') views[node.key.value] = request;
  });
  return views;
}

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

/** The hashes of all scripts and style sheets, as in `integrity` attributes, by file. */
function hashesOf(compilation) {
  const files = compilation.getAssets().filter(({ name }) => /\.(?:js|css)$/.test(name));
  return Object.fromEntries(
    files.map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
  );
}

/**
 * Writes `dist/remote.json`: what the remote declares, where the remote is found, and which files each of its views needs, so that the host's server can ask for them
 * in the page's head. Paths are relative to the file.
 */
export class RemoteManifestPlugin {
  #options;

  /**
   * @param {{ config: import('@halte/contract/manifest').RemoteConfig, directory: string, container: string, version: string, exposed: string, paint: () => Record<string, string> }} options
   * `exposed`: path of the exposed module's source; `paint`: the files of its first paints
   */
  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { config, directory, container, version, exposed, paint } = this.#options;
    emitManifest(compiler, 'remote.json', (compilation) => {
      const module = [...compilation.modules].find((candidate) => resourceOf(candidate) === exposed);
      if (module === undefined) throw new Error(`The build has no module ${exposed}.`);
      const entrypoint = compilation.entrypoints.get(container);
      // The exposed module is in the chunk of the entry; its group has its style sheets besides.
      const group = [...compilation.chunkGraph.getModuleChunks(module)]
        .flatMap((chunk) => [...chunk.groupsIterable])
        .find((candidate) => candidate !== entrypoint);
      if (group === undefined) throw new Error(`The build loads no chunk for ${exposed}.`);
      const entry = filesOf(entrypoint);
      const own = without(filesOf(group), entry);
      const remote = { js: [...entry.js, ...own.js], css: [...entry.css, ...own.css] };
      const imports = dynamicImportsOf(compilation, group);
      const written = viewsIn(readFileSync(exposed, 'utf8'));
      const views = Object.entries(written).flatMap(([name, request]) => {
        const found = imports.find((candidate) => candidate.request === request);
        if (!found) return [];
        const files = without(filesOf(found.group), remote);
        const texts = Object.entries(messageFiles(dynamicImportsOf(compilation, found.group), remote));
        return [[name, files], ...texts.map(([key, group]) => [`${key}:${name}`, group])];
      });
      const preload = { remote, ...messageFiles(imports, remote), ...Object.fromEntries(views) };
      const file = entry.js.find((name) => name.startsWith('remoteEntry.'));
      const { declaration, problems } = declarationOf(config, { directory, views: Object.keys(written) });
      if (compilation.compiler.options.mode === 'production')
        problems.push(...overBudget(compilation, config.budget, preload));
      if (problems.length > 0) throw new Error(problems.map((problem) => `remote.config.ts: ${problem}`).join('\n'));
      const levels = {
        contract: CONTRACT_LEVEL,
        needs: { contract: `${CONTRACT}.0`, capabilities: [], ...config.needs },
      };
      return {
        schema: 1,
        id: config.id,
        ...levels,
        container,
        version,
        entry: file,
        ...declaration,
        preload,
        paint: paint(),
        integrity: hashesOf(compilation),
      };
    });
  }
}
