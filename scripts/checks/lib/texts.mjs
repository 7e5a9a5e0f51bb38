import ts from 'typescript';
import { LOCALES } from '../../../shared/contract/src/locales.ts';
import { isTest, lineAt } from './project.mjs';
import { isNamed, visitAll } from './syntax.mjs';

const CODES = LOCALES.join('|');

/** Where texts for travellers are: messages, tenants' wording, the demo's content and alerts. */
const MESSAGE_FILE = new RegExp(`/messages/(${CODES})\\.(ts|json)$`);
const WHERE = new RegExp(
  `${MESSAGE_FILE.source}|^host/tenants/.*\\.json$|^bff/content/.*\\.json$|^(bff|shared/demo-city)/src/.*\\.ts$`,
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
      key: property !== null && isNamed(property.name) ? property.name.text : '',
      text: node.text,
    });
  });
  return found;
}

/** Every text that travellers read and that is written in a language: `{ file, line, locale, key, text }`. */
export const textsForTravellers = (project) =>
  project.files
    .filter((file) => WHERE.test(file) && !isTest(file))
    .filter((file) => MESSAGE_FILE.test(file) || NAMES_A_LANGUAGE.test(project.read(file)))
    .flatMap((file) => textsOf(project, file));
