/** Checks of the imports, which dependency-cruiser reads and resolves; the rules are in `.dependency-cruiser.mjs`. */
import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { lineAt, rootOf } from './lib/project.mjs';

const { options, ...ruleSet } = configuration;

/** @type {WeakMap<import('./lib/project.mjs').Project, Promise<import('dependency-cruiser').ICruiseResult | null>>} */
const results = new WeakMap();

/**
 * All imports of a project on disk, and those that break a rule, read once for each project; null where there is no code.
 *
 * @param {import('./lib/project.mjs').Project} project
 */
export function cruiseOf(project) {
  const known = results.get(project) ?? read(project);
  results.set(project, known);
  return known;
}

/** @param {import('./lib/project.mjs').Project} project */
async function read(project) {
  const code = project.files.filter((file) =>
    /^(host|bff|e2e|shared|scripts|mfe-[^/]+)\/.*\.([cm]?js|tsx?)$/.test(file),
  );
  const folders = [...new Set(code.map((file) => file.replace(/\/.*$/, '')))];
  if (folders.length === 0) return null;
  const { output } = await cruise(
    folders,
    { ...options, baseDir: rootOf(project), validate: true, ruleSet },
    options?.enhancedResolveOptions,
  );
  return /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
}

/** Where a file imports a module, and why it must not. */
function finding(project, file, specifier, message) {
  const text = project.read(file);
  return { file, line: lineAt(text, Math.max(0, text.indexOf(`'${specifier}'`))), message };
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const boundaries = {
  name: '1, 3, 4, 9 imports keep to the rules of .dependency-cruiser.mjs',
  async check(project) {
    const result = await cruiseOf(project);
    return (result?.summary.violations ?? []).map(({ from, to, unresolvedTo = to, rule, cycle }) => {
      const round = cycle ? ` (${cycle.map(({ name }) => name).join(' → ')})` : '';
      return finding(project, from, unresolvedTo, `${rule.name}, but this imports ${unresolvedTo}${round}.`);
    });
  },
};

/**
 * The imports between the nodes to which `nodeOf` assigns files; files with null are left out.
 *
 * @param {import('dependency-cruiser').ICruiseResult | null} result
 * @param {(file: string) => string | null} nodeOf
 * @returns {Map<string, Map<string, { file: string, specifier: string }>>} by node and by the node that it imports, the first import
 */
export function importsBetween(result, nodeOf) {
  const graph = new Map();
  for (const { source, dependencies } of result?.modules ?? []) {
    const node = nodeOf(source);
    if (node === null) continue;
    if (!graph.has(node)) graph.set(node, new Map());
    for (const { resolved, module } of dependencies) {
      const other = nodeOf(resolved);
      if (other === null || other === node || graph.get(node).has(other)) continue;
      graph.get(node).set(other, { file: source, specifier: module });
    }
  }
  return graph;
}

/** The nodes on a shortest way along imports, both ends among them; null where there is none. */
export function wayBetween(graph, from, to) {
  const before = new Map([[from, null]]);
  for (const node of before.keys()) {
    for (const next of graph.get(node)?.keys() ?? []) {
      if (next === to) {
        const way = [to];
        for (let at = node; at !== null; at = before.get(at)) way.unshift(at);
        return way;
      }
      if (!before.has(next)) before.set(next, node);
    }
  }
  return null;
}

/** Tests may set up what is above them. */
const folderOf = (file) => (/\.test\.[cm]?[jt]sx?$|(^|\/)(testing|node_modules)\//.test(file) ? null : dirname(file));

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const acyclicFolders = {
  name: '9 no folder imports one that imports it, directly or by others',
  async check(project) {
    const graph = importsBetween(await cruiseOf(project), folderOf);
    // One wrong import puts many folders into cycles: those of the shortest are the ones to look at.
    const [shortest = []] = [...graph.keys()]
      .flatMap((folder) => [wayBetween(graph, folder, folder) ?? []])
      .filter(({ length }) => length > 0)
      .sort((one, other) => one.length - other.length);
    const message = `This import is one of a cycle of folders: ${shortest.join(' → ')}.`;
    return shortest.slice(1).flatMap((other, index) => {
      const one = graph.get(shortest[index] ?? '')?.get(other);
      return one ? [finding(project, one.file, one.specifier, message)] : [];
    });
  },
};
