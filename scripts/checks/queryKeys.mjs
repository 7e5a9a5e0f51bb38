import ts from 'typescript';
import { isCode, isTest } from './lib/project.mjs';
import { lineOf, treeOf, visitAll } from './lib/syntax.mjs';

/** Services: the same for every request of a page. */
const SERVICES = new Set(['api', 'host']);

/** The function around a node. */
function functionAround(node) {
  let found = node.parent;
  while (found && !ts.isFunctionLike(found)) found = found.parent;
  return found;
}

/** The names that a node declares, each with the expression it is made from; null for parameters. */
function declaredIn(node) {
  const declared = new Map();
  const add = (name, initializer) => {
    if (ts.isIdentifier(name)) declared.set(name.text, initializer ?? null);
    else for (const element of name.elements) if (!ts.isOmittedExpression(element)) add(element.name, initializer);
  };
  visitAll(node, (inner) => {
    if (ts.isVariableDeclaration(inner) || ts.isParameter(inner)) add(inner.name, inner.initializer);
  });
  return declared;
}

/** The nodes of the key, without the conditions under which it is null. */
function partsOfKey(node) {
  if (ts.isConditionalExpression(node)) return [...partsOfKey(node.whenTrue), ...partsOfKey(node.whenFalse)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return partsOfKey(node.right);
  return [node];
}

/** @param {import('typescript').Node} node */
function isPropertyName(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** `load` of `load(…)` and `store` of `store.fetch(…)`. */
function isCalled(node) {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression === node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node && isCalled(parent);
}

/** The names that an expression reads as data. */
function namesIn(node) {
  const names = new Set();
  visitAll(node, (inner) => {
    if (ts.isIdentifier(inner) && !isPropertyName(inner) && !isCalled(inner)) names.add(inner.text);
  });
  return names;
}

/** The names that the request depends on and its key does not contain. */
function missingIn(key, fetcher, scope) {
  const locals = declaredIn(scope);
  const written = (node) => (ts.isIdentifier(node) && locals.get(node.text)) || node;
  const inKey = new Set(partsOfKey(written(key)).flatMap((part) => [...namesIn(part)]));
  const request = written(fetcher);
  const own = declaredIn(request);
  const isCovered = (name) => {
    if (inKey.has(name) || SERVICES.has(name) || own.has(name) || !locals.has(name)) return true;
    const initializer = locals.get(name);
    if (!initializer) return false;
    const sources = [...namesIn(initializer)].filter((source) => source !== name && locals.has(source));
    return sources.length > 0 && sources.every(isCovered);
  };
  return [...namesIn(request)].filter((name) => !isCovered(name));
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const completeKeys = {
  name: '8 the key of a query contains all that its request depends on',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !isTest(file) && project.read(file).includes('useApiQuery('))
      .flatMap((file) => {
        const tree = treeOf(project, file);
        const findings = [];
        visitAll(tree, (node) => {
          if (!ts.isCallExpression(node) || node.expression.getText() !== 'useApiQuery') return;
          const scope = functionAround(node);
          const missing = scope ? missingIn(node.arguments[0], node.arguments[1], scope) : [];
          if (missing.length === 0) return;
          const message = `The request depends on ${missing.join(', ')}: put it into the key, or another answer is shown.`;
          findings.push({ file, line: lineOf(tree, node), message });
        });
        return findings;
      }),
};
