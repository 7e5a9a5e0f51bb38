const TEXT_FILE = /\/messages\/([a-z]{2,3})\.(ts|json)$/;

/** @typedef {{ js: string[], css: string[] }} Files paths relative to the build's folder */

/** @returns {Files} */
export function filesOf(group) {
  const files = group.getFiles().filter((file) => !file.endsWith('.map'));
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
    return [{ request: dependency.request, resource: resourceOf(moduleGraph.getModule(dependency)), group: target }];
  });
}

/** Files with the texts of one language, by `messages:<locale>`. */
export function messageFiles(imports, known) {
  const found = {};
  for (const { resource, group } of imports) {
    const locale = TEXT_FILE.exec(resource ?? '')?.[1];
    if (!locale) continue;
    const files = without(filesOf(group), known);
    const key = `messages:${locale}`;
    const before = found[key] ?? { js: [], css: [] };
    found[key] = { js: [...before.js, ...files.js], css: [...before.css, ...files.css] };
  }
  return found;
}
