/** The pictures of docs/architecture.md are drawn from the imports. `node scripts/checks/pictures.mjs` draws them again. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { cruiseOf, importsBetween, wayBetween } from './imports.mjs';
import { isTest, projectAt, workspaceOf } from './lib/project.mjs';

const DOCUMENT = 'docs/architecture.md';

/** The workspace that a source belongs to; of tests only those of `e2e` count, and no template of a remote that is elsewhere. */
const workspaceNode = (file) =>
  file.startsWith('e2e/') ||
  (!isTest(file) && !file.includes('/template/') && /\/(src|server)\/|\/webpack\.config\.mjs$/.test(file))
    ? workspaceOf(file)
    : null;

/** `http` for a source of `bff/src/http`. */
const layerNode = (file) => (isTest(file) ? null : (/^bff\/src\/([^/]+)\//.exec(file)?.[1] ?? null));

/**
 * A Mermaid flow chart, without the arrows that follow from others.
 *
 * @param {ReturnType<typeof importsBetween>} graph
 */
export function pictureOf(graph) {
  const nodes = [...graph.keys()].sort();
  const idOf = (node) => node.replace(/^.*\//, '');
  const labels = nodes.filter((node) => idOf(node) !== node).map((node) => `${idOf(node)}["${node}"]`);
  const arrows = nodes.flatMap((node) => {
    const imported = [...(graph.get(node) ?? new Map()).keys()];
    const drawn = imported.filter(
      (one) => !imported.some((other) => other !== one && wayBetween(graph, other, one) !== null),
    );
    if (drawn.length > 0) return [`${idOf(node)} --> ${drawn.map(idOf).sort().join(' & ')}`];
    return idOf(node) === node ? [node] : [];
  });
  return ['flowchart TD', ...[...labels, ...arrows].map((line) => `  ${line}`), ''].join('\n');
}

/** The document with its two pictures as they should be; one that it lacks comes last. */
async function documentOf(project) {
  const result = await cruiseOf(project);
  const pictures = [workspaceNode, layerNode].map((nodeOf) => pictureOf(importsBetween(result, nodeOf)));
  const text = project.read(DOCUMENT).replace(/(?<=^```mermaid\n)[\s\S]*?(?=^```)/gm, (old) => pictures.shift() ?? old);
  return text + pictures.map((picture) => `\n\`\`\`mermaid\n${picture}\`\`\`\n`).join('');
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const currentPictures = {
  name: 'the pictures of docs/architecture.md show the folders and their imports',
  async check(project) {
    if (!project.files.includes(DOCUMENT)) return [];
    const lines = project.read(DOCUMENT).split('\n');
    const wanted = (await documentOf(project)).split('\n');
    const index = wanted.findIndex((line, at) => line !== lines[at]);
    const message = `This should be “${wanted[index]?.trim()}”: run “node scripts/checks/pictures.mjs”.`;
    return index < 0 ? [] : [{ file: DOCUMENT, line: index + 1, message }];
  },
};

if (import.meta.main) writeFileSync(join(ROOT, DOCUMENT), await documentOf(projectAt(ROOT)));
