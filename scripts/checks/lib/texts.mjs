import ts from 'typescript';
import { LOCALES } from '../../../shared/contract/src/locales.ts';
import { isTest, lineAt } from './project.mjs';
import { isNamed, visitAll } from './syntax.mjs';

const CODES = LOCALES.join('|');

/** Where texts for travellers are: messages, the titles that remotes declare, tenants' wording, the demo's content and alerts. */
const MESSAGE_FILE = new RegExp(`/messages/(${CODES})\\.(ts|json)$`);
const WHERE = new RegExp(
  `${MESSAGE_FILE.source}|^mfe-[^/]+/remote\\.config\\.ts$|^host/tenants/.*\\.json$|^bff/content/.*\\.json$|^(bff|shared/demo-city|shared/engine)/src/.*\\.ts$`,
);

/** Spares the parsing of what cannot hold a text of ours. */
const NAMES_A_LANGUAGE = new RegExp(`\\b(${CODES}|${CODES.toUpperCase()})\\b["']?(:| =)`);

/** The language that the closest name around a node stands for: `es: …`, `const ES = …`. */
function localeAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    const named = (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) && isNamed(at.name) ? at.name : null;
    const name = named?.text.toLowerCase() ?? '';
    if (CODES.split('|').includes(name)) return name;
  }
  return null;
}

/** The key of a declared text: `title.{route}` for the title of a route, else the name of what has the text. */
function declaredKey(property) {
  const owner = ts.isPropertyAssignment(property.parent.parent) ? property.parent.parent : null;
  if (owner === null || !isNamed(owner.name)) return '';
  const siblings = ts.isObjectLiteralExpression(owner.parent) ? owner.parent.properties : [];
  const name = siblings.find((one) => ts.isPropertyAssignment(one) && isNamed(one.name) && one.name.text === 'name');
  const route =
    name && ts.isPropertyAssignment(name) && ts.isStringLiteralLike(name.initializer) ? name.initializer.text : null;
  return route === null ? owner.name.text : `${owner.name.text}.${route}`;
}

function textsOf(project, file) {
  const ofFile = MESSAGE_FILE.exec(file)?.[1] ?? null;
  const source = project.read(file);
  // JSON is an expression: in brackets, on the same lines, it is a program.
  const text = file.endsWith('.json') ? `(${source})` : source;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found = [];
  visitAll(tree, (node) => {
    if (!ts.isStringLiteralLike(node)) return;
    const property = ts.isPropertyAssignment(node.parent) ? node.parent : null;
    if (property?.name === node) return;
    const locale = ofFile ?? localeAround(node);
    if (locale === null || !ts.isObjectLiteralExpression(property?.parent ?? node)) return;
    found.push({
      file,
      line: lineAt(text, node.getStart(tree)),
      locale,
      key: keyOf(file, property),
      text: node.text,
    });
  });
  return found;
}

function keyOf(file, property) {
  if (property === null || !isNamed(property.name)) return '';
  return file.endsWith('remote.config.ts') ? declaredKey(property) : property.name.text;
}

/** Every text that travellers read and that is written in a language: `{ file, line, locale, key, text }`. */
export const textsForTravellers = (project) =>
  project.files
    .filter((file) => WHERE.test(file) && !isTest(file))
    .filter((file) => MESSAGE_FILE.test(file) || NAMES_A_LANGUAGE.test(project.read(file)))
    .flatMap((file) => textsOf(project, file));
