import ts from 'typescript';
import { lineAt } from './project.mjs';

const trees = new Map();

/** The syntax tree of a file of a project, with parents set. */
export function treeOf(project, file) {
  const text = project.read(file);
  const key = `${file}\0${text}`;
  if (!trees.has(key)) {
    const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
    trees.set(key, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  }
  return trees.get(key);
}

/** Calls `visit` with every node of the tree. */
export function visitAll(tree, visit) {
  const inner = (node) => {
    visit(node);
    ts.forEachChild(node, inner);
  };
  inner(tree);
}

/**
 * A name that is written out: an identifier, a string or a number.
 *
 * @param {import('typescript').Node} name
 * @returns {name is import('typescript').Identifier | import('typescript').StringLiteral | import('typescript').NumericLiteral}
 */
export const isNamed = (name) => ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name);

export const lineOf = (tree, node) => lineAt(tree.text, node.getStart(tree));
