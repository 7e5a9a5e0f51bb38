import { LOCALES } from '../../shared/contract/src/locales.ts';
import { tableBelow } from './lib/markdown.mjs';
import { isGenerated, lineAt } from './lib/project.mjs';

const GLOSSARY = 'docs/glossary.md';

/** An account of the operating system has this name. */
const ALLOWED = /'nobody'/g;

/** Texts for travellers have rules of their own, what was released is not reworded, and this check must name the words. */
const NOT_CHECKED = new RegExp(
  `/messages/(${LOCALES.join('|')})\\.|^CHANGELOG\\.md$|^docs/glossary\\.md$|^scripts/checks/words\\.`,
);

const isChecked = (file) => /\.(tsx?|[cm]?js|md|css)$/.test(file) && !isGenerated(file) && !NOT_CHECKED.test(file);

/** `who` without a noun before it: at the start of a clause or after a preposition. */
const BARE_WHO = /(?:^|[.,;:(]\s|\*\s|\/\/\s|\b(?:to|for|from|by|with|of|and|or|that|what|says|lets|is)\s)who\b/gi;

const namesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** The word to use, by the word that is not used. */
const replacements = (glossary, heading) =>
  new Map(tableBelow(glossary, heading).flatMap(([words, use]) => namesIn(words).map((word) => [word, use])));

/** `storeKept` has the words `store` and `kept`. */
const wordsOf = (identifier) =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/);

function findInText(file, text, uses) {
  const phrases = [...uses.keys()].filter((word) => word !== 'who').join('|');
  const found = [
    ...text.matchAll(new RegExp(`\\b(?:${phrases})\\b`, 'gi')),
    ...(uses.has('who') ? text.matchAll(BARE_WHO) : []),
  ];
  return found.map((match) => {
    const word = match[0].toLowerCase();
    return {
      file,
      line: lineAt(text, match.index),
      message: `“${match[0].trim()}”: ${uses.get(word) ?? uses.get('who')}.`,
    };
  });
}

/** Plain words of comments and documents are not names: they are judged as text. */
const isProse = (file, line, identifier) =>
  /^[a-z]+$/.test(identifier) && (file.endsWith('.md') || new RegExp(`(?:\\*|//).*\\b${identifier}\\b`).test(line));

/** A quoted string with a blank in it. */
const QUOTED_PROSE = /'[^'\n]* [^'\n]*'|"[^"\n]* [^"\n]*"/g;

function findInNames(file, text, uses) {
  const banned = (identifier) => wordsOf(identifier).find((word) => uses.has(word));
  const message = (identifier, word) => `“${word}” in ${identifier}: ${uses.get(word)}.`;
  const base = file.split('/').at(-1) ?? file;
  const inBase = banned(base);
  const findings = inBase === undefined ? [] : [{ file, line: 1, message: message(base, inBase) }];
  for (const [index, line] of text.split('\n').entries()) {
    for (const identifier of new Set(line.replace(QUOTED_PROSE, '').match(/[A-Za-z_$][\w$]*/g))) {
      const word = banned(identifier);
      if (word === undefined || isProse(file, line, identifier)) continue;
      findings.push({ file, line: index + 1, message: message(identifier, word) });
    }
  }
  return findings;
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const plainWords = {
  name: 'names and texts use the words of the glossary',
  check(project) {
    if (!project.files.includes(GLOSSARY)) return [];
    const glossary = project.read(GLOSSARY);
    const inText = replacements(glossary, 'Not used in text');
    const inNames = replacements(glossary, 'Not used in names');
    return project.files.filter(isChecked).flatMap((file) => {
      const text = project.read(file).replace(ALLOWED, "''");
      return [...findInText(file, text, inText), ...findInNames(file, text, inNames)];
    });
  },
};

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const glossaryTypes = {
  name: 'types named in the glossary exist',
  check(project) {
    if (!project.files.includes(GLOSSARY)) return [];
    const glossary = project.read(GLOSSARY);
    const declared = new Set(
      project.files
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [
          ...project.read(file).matchAll(/^export (?:declare )?(?:interface|type|class|const|enum) (\w+)/gm),
        ])
        .map(([, name]) => name),
    );
    return tableBelow(glossary, 'One word per thing')
      .flatMap(([, , types]) => namesIn(types ?? ''))
      .filter((name) => !declared.has(name))
      .map((name) => ({
        file: GLOSSARY,
        line: lineAt(glossary, glossary.indexOf(`\`${name}\``)),
        message: `no source exports ${name}: name the type that stands for the thing.`,
      }));
  },
};
