/** Compares the pictures of docs/architecture.md with the folders and with what they import. */
import { posix } from 'node:path';
import { isTest, lineAt, workspaceOf } from './lib/project.mjs';
import { importsOf } from './lib/syntax.mjs';

const DOCUMENT = 'docs/architecture.md';

/** @typedef {Map<string, Set<string>>} Graph by folder, the folders it imports */

/** The workspace that a source belongs to, or null for a test. */
const workspaceNode = (file) =>
  file.startsWith('e2e/') || (!isTest(file) && /\/(src|server)\/|\/webpack\.config\.mjs$/.test(file))
    ? workspaceOf(file)
    : null;

/** `http` for a source of `bff/src/http`, null elsewhere. */
const layerNode = (file) => (isTest(file) ? null : (/^bff\/src\/([^/]+)\//.exec(file)?.[1] ?? null));

/** `shared/ui` by `@halte/ui`. */
function workspacesByName(project) {
  const names = project.files
    .filter((file) => /^(shared\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => [JSON.parse(project.read(file)).name, posix.dirname(file)]);
  return new Map(names);
}

/** The file that an import names, or a path inside the workspace that it names. */
function targetOf(file, name, workspaces) {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  const workspace = workspaces.get(name.split('/').slice(0, 2).join('/'));
  return workspace === undefined ? null : `${workspace}/src/index.ts`;
}

/** What imports what, between the nodes that `nodeOf` gives to files. @returns {Graph} */
function importGraph(project, nodeOf) {
  const workspaces = workspacesByName(project);
  const graph = new Map();
  for (const file of project.files.filter((path) => /\.(tsx?|mjs)$/.test(path))) {
    const node = nodeOf(file);
    if (node === null) continue;
    if (!graph.has(node)) graph.set(node, new Set());
    for (const { name } of importsOf(project, file)) {
      const target = targetOf(file, name, workspaces);
      const other = target === null ? null : nodeOf(target);
      if (other !== null && other !== node) graph.get(node).add(other);
    }
  }
  return graph;
}

/** Whether `to` is reached from `from` by arrows, without the arrow from one to the other itself when `isDirect` is false. */
function reaches(graph, from, to, isDirect = true) {
  const seen = new Set();
  const next = [...(graph.get(from) ?? [])].filter((node) => isDirect || node !== to);
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (node === to) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    next.push(...(graph.get(node) ?? []));
  }
  return false;
}

/** The graph without the arrows that follow from others. @returns {Graph} */
export const reduced = (graph) =>
  new Map([...graph].map(([node, to]) => [node, new Set([...to].filter((one) => !reaches(graph, node, one, false)))]));

/** Nodes and arrows of a Mermaid flow chart: lines `a --> b & c` and names alone, `["shared/ui"]` being the name of a node. @returns {Graph} */
export function pictureOf(source) {
  const graph = new Map();
  const labels = new Map();
  const nodes = (text) =>
    text.split('&').map((part) => {
      const [, id = '', label] = /^\s*([\w-]+)(?:\["([^"]+)"\])?\s*$/.exec(part) ?? [];
      if (label !== undefined) labels.set(id, label);
      const name = labels.get(id) ?? id;
      if (!graph.has(name)) graph.set(name, new Set());
      return name;
    });
  for (const line of source.split('\n').slice(1)) {
    if (line.trim() === '') continue;
    const [from = '', to] = line.split('-->');
    const starts = nodes(from);
    if (to === undefined) continue;
    const ends = nodes(to);
    for (const start of starts) for (const end of ends) graph.get(start).add(end);
  }
  return graph;
}

/** Where a picture and the sources differ, as sentences. */
export function differences(picture, sources) {
  const missing = [...sources.keys()]
    .filter((node) => !picture.has(node))
    .map((node) => `${node} is not in the picture.`);
  const unknown = [...picture.keys()]
    .filter((node) => !sources.has(node))
    .map((node) => `${node} is no folder with sources.`);
  const invented = [...picture].flatMap(([from, to]) =>
    [...to]
      .filter((one) => !sources.get(from)?.has(one))
      .map((one) => `${from} --> ${one} is drawn, and nothing in ${from} imports ${one}.`),
  );
  const undrawn = [...sources].flatMap(([from, to]) =>
    [...to]
      .filter((one) => !reaches(picture, from, one))
      .map((one) => `${from} imports ${one}: draw ${from} --> ${one}.`),
  );
  return [...missing, ...unknown, ...invented, ...undrawn];
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const architecturePictures = {
  name: 'the pictures of docs/architecture.md show the folders and their imports',
  check(project) {
    if (!project.files.includes(DOCUMENT)) return [];
    const text = project.read(DOCUMENT);
    const pictures = [...text.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)];
    return [workspaceNode, layerNode].flatMap((nodeOf, index) => {
      const [, source = ''] = pictures[index] ?? [];
      return differences(pictureOf(source), importGraph(project, nodeOf)).map((message) => ({
        file: DOCUMENT,
        line: lineAt(text, pictures[index]?.index ?? 0),
        message,
      }));
    });
  },
};
