/**
 * Writes a JSON file about a finished build, once all names carry their final hashes.
 *
 * @param {import('webpack').Compiler} compiler
 * @param {string} file
 * @param {(compilation: import('webpack').Compilation) => object} describe
 */
export function emitManifest(compiler, file, describe) {
  const { Compilation, WebpackError, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(file, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: file, stage }, (assets) => {
      if (compilation.errors.length > 0) return;
      try {
        const files = Object.keys(assets)
          .filter((name) => !/\.(gz|br)$/.test(name))
          .sort();
        const manifest = { ...describe(compilation), files };
        compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      } catch (error) {
        compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
      }
    });
  });
}
