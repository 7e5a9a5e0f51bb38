import { hashesOf, remoteFiles } from './remoteFiles.mjs';

/** @typedef {Omit<ReturnType<typeof remoteFiles>, 'views'> & { container: string, integrity: Record<string, string> }} StandaloneFiles */

/** Keeps the files of a standalone build for the manifest, which the build after it writes. */
export class StandaloneFilesPlugin {
  #remote;
  /** @type {StandaloneFiles | null} */
  files = null;
  /** Of all that the build has written. @type {ReadonlySet<string>} */
  names = new Set();

  /** @param {{ container: string, exposed: string }} remote */
  constructor(remote) {
    this.#remote = remote;
  }

  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StandaloneFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StandaloneFiles', stage }, () => {
        if (compilation.errors.length > 0) return;
        try {
          const { entry, preload } = remoteFiles(compilation, this.#remote);
          this.names = new Set(Object.keys(compilation.assets));
          this.files = { container: this.#remote.container, entry, preload, integrity: hashesOf(compilation) };
        } catch (error) {
          compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }
}
