import { join } from 'node:path';

const REPLACEMENT = join(import.meta.dirname, '../runtime/leftOut.mjs');

/** Files below `node_modules/@module-federation` whose exports a build refers to and never uses, or knows the answers of. */
export const LEFT_OUT = {
  host: [
    'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    'runtime-core/dist/utils/semver/index.js',
    'error-codes/dist/desc.mjs',
    'runtime-core/dist/utils/preload.js',
    'webpack-bundler-runtime/dist/remotes.js',
    'sdk/dist/env.js',
  ],
};

/**
 * Builds without the given files of the federation runtime, which webpack keeps because methods of a class refer to them. Fails the build when
 * a new version of the runtime has no such file.
 */
export class LeftOutPlugin {
  #files;

  /** @param {readonly string[]} files */
  constructor(files) {
    this.#files = files.map((file) => join('/@module-federation', file));
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    const found = new Set();
    compiler.hooks.normalModuleFactory.tap('LeftOut', (factory) => {
      factory.hooks.afterResolve.tap('LeftOut', ({ createData }) => {
        const file = this.#files.find((end) => createData.resource?.endsWith(end));
        if (file === undefined) return;
        found.add(file);
        createData.resource = REPLACEMENT;
      });
    });
    // Not `compilation`: those of style sheets have no runtime.
    compiler.hooks.thisCompilation.tap('LeftOut', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('LeftOut', () => {
        for (const file of this.#files) {
          if (!found.has(file)) compilation.errors.push(new WebpackError(`The federation runtime has no ${file}.`));
        }
      });
    });
  }
}
