const TEXT_FILE = /\/messages\/([a-z]{2,3})\.([jt]s|json)$/;

/** @typedef {{ js: string[], css: string[] }} Files paths relative to the build's folder */

/** Without updates of a build for development, which replace modules in an open page and are nothing for a new one. @returns {Files} */
export function filesOf(group) {
  const files = group.getFiles().filter((file) => !/\.(?:map|hot-update\.js)$/.test(file));
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

/** @returns {Files} what `files` has and `known` has not */
export function without(files, known) {
  return {
    js: files.js.filter((file) => !known.js.includes(file)),
    css: files.css.filter((file) => !known.css.includes(file)),
  };
}

export function resourceOf(module) {
  return module?.resource ?? module?.rootModule?.resource ?? null;
}

/** The language of a module with texts; null for another module. */
export function localeOf(module) {
  return TEXT_FILE.exec(resourceOf(module) ?? '')?.[1] ?? null;
}

/** The language of texts that are loaded on demand; null for another module, and for texts that are part of the code that uses them. */
export function lazyLocaleOf(module, moduleGraph) {
  const locale = localeOf(module);
  if (locale === null) return null;
  const isLazy = [...moduleGraph.getIncomingConnections(module)].every(
    ({ dependency }) => dependency?.type === 'import()',
  );
  return isLazy ? locale : null;
}

/** Every `import()` written in a module that `group` loads: what it asks for, and the chunk group that answers. */
export function dynamicImportsOf(compilation, group) {
  const { chunkGraph, moduleGraph } = compilation;
  const blocks = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => module.blocks);
  return blocks.flatMap((block) => {
    const target = chunkGraph.getBlockChunkGroup(block);
    const dependency = block.dependencies[0];
    if (!target || !dependency) return [];
    return [{ request: dependency.request, module: moduleGraph.getModule(dependency), group: target }];
  });
}

/** Files with the texts of one language, by `messages:<locale>`. */
export function messageFiles(imports, known) {
  const found = {};
  for (const { module, group } of imports) {
    const locale = localeOf(module);
    if (locale === null) continue;
    const key = `messages:${locale}`;
    const before = found[key] ?? { js: [], css: [] };
    // Texts of several packages may be in one file.
    const files = without(without(filesOf(group), known), before);
    found[key] = { js: [...before.js, ...files.js], css: [...before.css, ...files.css] };
  }
  return found;
}

/** The singletons that the files of a group take from the host when they run. @returns {string[]} */
export function sharedBy(compilation, group) {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  const names = modules.flatMap(({ type, options }) => (type === 'consume-shared-module' ? [options.shareKey] : []));
  return [...new Set(names)].sort();
}
