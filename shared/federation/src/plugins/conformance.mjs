import { SINGLETONS } from '../config/singletons.mjs';
import { resourceOf } from './chunks.mjs';

/** The files that the federation plugin adds to a build on its own. */
const FEDERATION = /\/node_modules\/@module-federation\//;

/** Fails the build of a remote that breaks a rule of the federation; the message names the rule. */
export class ConformancePlugin {
  #exposed;

  /** @param {{ exposed: string }} options path of the exposed module's source */
  constructor({ exposed }) {
    this.#exposed = exposed;
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('Conformance', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('Conformance', () => {
        for (const violation of this.#broken(compilation)) compilation.errors.push(new WebpackError(violation));
      });
    });
  }

  *#broken(compilation) {
    const modules = [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);
    const exposed = modules.find((module) => resourceOf(module) === this.#exposed);
    const provides = exposed && compilation.moduleGraph.getExportsInfo(exposed).isExportProvided('remote');
    if (exposed && provides === false) yield 'src/remote.ts must export a constant named "remote".';
    for (const [name, { owns }] of Object.entries({ ...SINGLETONS, 'federation runtime': { owns: FEDERATION } })) {
      const copy = modules.find((module) => owns.test(module.resource ?? ''));
      if (copy) yield `"${name}" belongs to the host, but this remote bundles a copy of its own: ${copy.resource}`;
    }
  }
}
