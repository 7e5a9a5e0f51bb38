import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { treeOf, walk } from '../syntax/tree.mjs';
import { dynamicImportsOf, filesOf, messageFiles, resourceOf, sharedBy, without } from './chunks.mjs';

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

/** The hashes of files, as in `integrity` attributes, by file: of all scripts, style sheets and first paints, or of those with other names. */
export function hashesOf(compilation, names = /\.(?:js|css|paint\.json)$/) {
  const files = compilation.getAssets().filter(({ name }) => names.test(name));
  return Object.fromEntries(
    files.map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
  );
}

/**
 * The files of a remote: its entry, and what each of its views needs besides.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {{ container: string, exposed: string, moreTexts?: RegExp | undefined, start?: readonly string[] }} remote `exposed`: path of the exposed module's source;
 * `moreTexts`: sources of texts that neither the remote as such nor its views in `start` preload
 */
export function remoteFiles(compilation, { container, exposed, moreTexts, start = [] }) {
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
  const withoutMore = (all) => all.filter((one) => !moreTexts?.test(resourceOf(one.module) ?? ''));
  const written = viewsIn(readFileSync(exposed, 'utf8'));
  const views = Object.entries(written).flatMap(([name, request]) => {
    const found = imports.find((candidate) => candidate.request === request);
    if (!found) return [];
    const files = { ...without(filesOf(found.group), remote), shared: sharedBy(compilation, found.group) };
    const ofView = dynamicImportsOf(compilation, found.group);
    const texts = Object.entries(messageFiles(start.includes(name) ? withoutMore(ofView) : ofView, remote));
    return [[name, files], ...texts.map(([key, group]) => [`${key}:${name}`, group])];
  });
  return {
    entry: entry.js.find((name) => /^(?:remote|standalone)Entry\./.test(name)),
    preload: { remote, ...messageFiles(withoutMore(imports), remote), ...Object.fromEntries(views) },
    views: Object.keys(written),
  };
}

/** `react/jsx-runtime` is part of each build; what it creates is for the React that it belongs to. */
const OF_REACT = /[\\/]node_modules[\\/]react[\\/]/;

/** What the build takes from the page, each with the folder of a file that imports it. @param {import('webpack').Compilation} compilation */
export function takenFromPage(compilation) {
  return [...compilation.modules].flatMap((module) => {
    const folder = String(module.context);
    if (module.type === 'consume-shared-module') return [{ name: Reflect.get(module, 'options').shareKey, folder }];
    return OF_REACT.test(resourceOf(module) ?? '') ? [{ name: 'react', folder }] : [];
  });
}
