import ts from 'typescript';
import { LOCALES } from '../../../shared/contract/src/locales.ts';
import { isCode, isTest, lineAt, workspaceOf } from './project.mjs';
import { isNamed, treeOf, visitAll } from './syntax.mjs';

export { LOCALES };

const MESSAGE_FILE = new RegExp(`^(.*/messages)/(${LOCALES.join('|')})\\.(json|ts)$`);

/** Entries `key -> { text, line }` of a file of messages: JSON, or a module with one object of strings. */
function entriesOf(project, file) {
  const text = project.read(file);
  const entries = new Map();
  if (file.endsWith('.json')) {
    for (const [key, value] of Object.entries(JSON.parse(text))) {
      entries.set(key, { text: value, line: lineAt(text, text.indexOf(JSON.stringify(key))) });
    }
    return entries;
  }
  const tree = treeOf(project, file);
  visitAll(tree, (node) => {
    if (!ts.isPropertyAssignment(node) || !isNamed(node.name)) return;
    const value = textOf(node.initializer);
    if (value !== null) entries.set(node.name.text, { text: value, line: lineAt(text, node.getStart(tree)) });
  });
  return entries;
}

/** The text of a literal, or of literals joined with `+`. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}

/** One entry per folder of messages: `{ folder, workspace, locales: Map(locale -> { file, entries }) }`. */
export function bundlesOf(project) {
  const bundles = new Map();
  for (const file of project.files) {
    const match = isTest(file) ? null : MESSAGE_FILE.exec(file);
    if (match === null) continue;
    const [, folder, locale] = match;
    if (!bundles.has(folder)) bundles.set(folder, { folder, workspace: workspaceOf(file), locales: new Map() });
    bundles.get(folder).locales.set(locale, { file, entries: entriesOf(project, file) });
  }
  return [...bundles.values()];
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
export const withoutPlural = (key) => key.replace(PLURAL, '');
export const placeholdersOf = (text) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name))].sort();

/** Literals in the code of a workspace that may be keys: whole ones, and the beginnings of concatenated ones. */
export function usedKeysIn(project, workspace) {
  const literals = new Set();
  const beginnings = new Set();
  const endings = new Set();
  for (const file of project.files) {
    if (!isCode(file) || isTest(file) || workspaceOf(file) !== workspace || /\/messages\//.test(file)) continue;
    const tree = treeOf(project, file);
    visitAll(tree, (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node)) {
        if (node.head.text !== '') beginnings.add(node.head.text);
        const tail = node.templateSpans.at(-1)?.literal.text ?? '';
        if (node.head.text === '' && tail !== '') endings.add(tail);
      }
    });
  }
  return { literals, beginnings, endings };
}
