import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Declarations that are written by a program are long: a hash says whether they are others. */
const GENERATED = /\/generated\.d\.ts$/;

export const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A program of the declarations of one package: what they import from others is a name. */
function programOf(files) {
  const options = {
    noLib: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const path = join(dirname(from), text.replace(/\.[jt]sx?$/, '.d.ts'));
      const isOwn = text.startsWith('.') && existsSync(path);
      return { resolvedModule: isOwn ? { resolvedFileName: path, extension: ts.Extension.Dts } : undefined };
    });
  return ts.createProgram([...files], options, host);
}

/** The statement of a declaration: that of a constant is around it. */
function statementOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

function textOf(declaration) {
  const statement = statementOf(declaration);
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile());
  if (!GENERATED.test(declaration.getSourceFile().fileName)) return text.replace(/^export (?:declare )?|^declare /, '');
  const [first = ''] = text.replace(/^export (?:declare )?/, '').split(/[{=]/);
  return `${first.trim()}; // generated, ${shortHash(text)}`;
}

const isTopLevel = (declaration) => ts.isSourceFile(statementOf(declaration).parent);

/** The symbols of the same package that declarations name. */
function* namedBy(declarations, checker) {
  const open = declarations.filter((one) => !GENERATED.test(one.getSourceFile().fileName)).map(statementOf);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    ts.forEachChild(node, (child) => void open.push(child));
    if (!ts.isIdentifier(node)) continue;
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol) yield symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }
}

/** The module that an export passes on from another package. */
function sourceOf(symbol) {
  for (let node = symbol.declarations?.[0]; node; node = node.parent) {
    if (!ts.isExportDeclaration(node) && !ts.isImportDeclaration(node)) continue;
    if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) return node.moduleSpecifier.text;
  }
  return '?';
}

const fenced = (lines) => ['```ts', ...lines, '```', ''];

/**
 * What others can import from a package, as Markdown: for each subpath the declarations of its exports, at the end those that they name. Without
 * comments, so that it changes with the API only.
 *
 * @param {string} name
 * @param {readonly (readonly [subpath: string, file: string])[]} entries the declarations of each export
 */
export function apiReport(name, entries) {
  const program = programOf(entries.map(([, file]) => file));
  const checker = program.getTypeChecker();
  /** @type {Map<ts.Symbol, string>} */
  const printed = new Map();
  const sections = entries.flatMap(([subpath, file]) => {
    const title = join(name, subpath);
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${title} exports nothing: ${file}.`);
    const names = checker.getExportsOfModule(module).sort((one, other) => (one.name < other.name ? -1 : 1));
    const lines = names.flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const { declarations } = target;
      if (!declarations) return [`export { ${symbol.name} } from '${sourceOf(symbol)}';`];
      const before = printed.get(target);
      if (before !== undefined) return [`${symbol.name}; // as in ${before}`];
      printed.set(target, title);
      const renamed = symbol.name === target.name ? [] : [`// ${symbol.name}:`];
      return [...renamed, ...declarations.map(textOf)];
    });
    return [`## ${title}`, '', ...fenced(lines)];
  });
  const named = [];
  const open = [...printed.keys()];
  for (let symbol = open.pop(); symbol !== undefined; symbol = open.pop()) {
    for (const other of namedBy(symbol.declarations ?? [], checker)) {
      const declarations = (other.declarations ?? []).filter(isTopLevel);
      if (printed.has(other) || declarations.length === 0) continue;
      printed.set(other, 'named');
      open.push(other);
      named.push(...declarations.map(textOf));
    }
  }
  const end = named.length === 0 ? [] : ['## Named by these', '', ...fenced(named.sort())];
  return [
    `# API of ${name}`,
    '',
    'Written by `node scripts/pack.mjs --describe <what has changed>`.',
    '',
    ...sections,
    ...end,
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

/** The report of a package whose declarations are compiled. @param {import('./packages.mjs').Package} one */
export function reportOf({ folder, name, withheld = [] }, { shared, compiled }) {
  const { exports } = JSON.parse(readFileSync(join(shared, folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports)
    .filter(([subpath, target]) => /\.tsx?$/.test(target) && !withheld.includes(subpath))
    .map(
      ([subpath, target]) =>
        /** @type {const} */ ([subpath, join(compiled, folder, target.replace(/\.tsx?$/, '.d.ts'))]),
    );
  return apiReport(name, entries);
}
