/** The sources that the two servers and the programs of the backend run, and the packages that these import. */
import { cruise } from 'dependency-cruiser';
import configuration from '../../../.dependency-cruiser.mjs';
import { isTest, projectAt } from '../../checks/lib/project.mjs';
import { ROOT } from '../../lib/paths.mjs';

/** Whole, because threads and child processes are named by address and not by an import. */
const WHOLE = /^(?:bff\/src|host\/server|shared\/demo-city\/src)\/.*\.ts$/;
/** For developers: it writes the document of the calls. */
const NOT_RUN = new Set(['bff/src/openapi.ts']);

/**
 * `fastify` of `node_modules/fastify/fastify.js`, and `@a/b` of an import of `@a/b/c` that is exported to other conditions than those that are resolved;
 * null for a source.
 */
function packageOf({ resolved, module, couldNotResolve }) {
  const path = couldNotResolve && !module.startsWith('.') ? `node_modules/${module}/` : resolved;
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? null;
}

/**
 * Paths of sources from the root, and names of packages.
 *
 * @returns {Promise<{ sources: string[], packages: string[] }>}
 */
export async function serverSources() {
  const entries = projectAt(ROOT).files.filter((file) => WHOLE.test(file) && !isTest(file) && !NOT_RUN.has(file));
  const { output } = await cruise(
    entries,
    { ...configuration.options, baseDir: ROOT, skipAnalysisNotInRules: false },
    configuration.options?.enhancedResolveOptions,
  );
  const { modules } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  const imported = new Map(modules.map(({ source, dependencies }) => [source, dependencies.filter(isAtRunTime)]));
  const sources = new Set(entries);
  const packages = new Set();
  for (const source of sources)
    for (const dependency of imported.get(source) ?? []) {
      const name = packageOf(dependency);
      if (name === null) sources.add(dependency.resolved);
      else packages.add(name);
    }
  return { sources: [...sources].sort(), packages: [...packages].sort() };
}

/** Imports of types are not there at run time, nor are modules of Node in a file. */
const isAtRunTime = ({ coreModule, dependencyTypes }) => !coreModule && !dependencyTypes.includes('type-only');
