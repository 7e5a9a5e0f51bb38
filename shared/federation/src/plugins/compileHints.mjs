/** Smaller scripts are compiled by the main thread of Chromium, where a function that is compiled too early costs time. */
const SMALLEST = 30_000;

/** https://v8.dev/blog/explicit-compile-hints: it has to be the first line of the file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile all functions of a large script while it is loaded, in a thread of its own. Without the hint it looks for the ends of functions only,
 * and the main thread compiles each one at its first call: half of the time of the tasks in which a phone takes a page over.
 */
export class CompileHintsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    // After the minimizer, which removes comments, and before the names of files, which are hashes of what is in them.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js') || source.size() < SMALLEST) continue;
          compilation.updateAsset(name, (script) => new sources.ConcatSource(HINT, script));
        }
      });
    });
  }
}
