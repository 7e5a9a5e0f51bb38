import { bundlesOf, LOCALES, placeholdersOf, usedKeysIn, withoutPlural } from './lib/messages.mjs';

const same = (one, other) => one.join() === other.join();

/** Placeholders by key, plural forms together: a form for one may leave out the number. The types (`TranslationOf`) compare the keys. */
function shapeOf(entries) {
  const shape = new Map();
  for (const [key, { text, line }] of entries) {
    const base = withoutPlural(key);
    const known = shape.get(base) ?? { names: new Set(), line };
    for (const name of placeholdersOf(text)) known.names.add(name);
    shape.set(base, known);
  }
  return shape;
}

function compare(reference, { file, entries }) {
  const wanted = shapeOf(reference.entries);
  const found = shapeOf(entries);
  const different = [...found].filter(
    ([key, { names }]) => wanted.has(key) && !same([...names].sort(), [...wanted.get(key).names].sort()),
  );
  return different.map(([key, { line, names }]) => ({
    file,
    line,
    message: `“${key}” has the placeholders ${[...names].join(', ') || '(none)'}, in ${reference.file} ${[...wanted.get(key).names].join(', ') || '(none)'}.`,
  }));
}

const emptyTexts = ({ file, entries }) =>
  [...entries]
    .filter(([, { text }]) => typeof text !== 'string' || text.trim() === '')
    .map(([key, { line }]) => ({ file, line, message: `“${key}” has no text.` }));

/** French, Italian and Spanish have this form from a million on; what is counted here is read in the form `_other`, which i18next falls back to. */
const uselessForms = ({ file, entries }) =>
  [...entries]
    .filter(([key]) => key.endsWith('_many'))
    .map(([key, { line }]) => ({ file, line, message: `“${key}” is never read: \`_other\` stands for it.` }));

/** The types compare translations with the French messages, whose own forms nothing else compares. */
const missingForms = ({ file, entries }) =>
  [...entries]
    .filter(([key]) => key.endsWith('_other') && !entries.has(key.replace(/_other$/, '_one')))
    .map(([key, { line }]) => ({ file, line, message: `“${withoutPlural(key)}” has no form \`_one\`.` }));

/** Tables of texts beside the messages, which the compiler does not compare with the languages of the product. */
/** @type {readonly (readonly [file: string, table: RegExp])[]} */
const TABLES = [
  ['shared/demo-city/src/realtime/alertTexts.ts', /ALERT_LANGUAGES = \[([^\]]*)\]/],
  ['shared/login-widget/src/texts.ts', /MESSAGES = \{([^}]*)\}/],
];

function missingInTables(project) {
  return TABLES.filter(([file]) => project.files.includes(file)).flatMap(([file, table]) => {
    const listed = table.exec(project.read(file))?.[1]?.match(/\b[a-z]{2,3}\b/g) ?? /** @type {string[]} */ ([]);
    const absent = LOCALES.filter((locale) => !listed.includes(locale));
    return absent.map((locale) => ({ file, line: 1, message: `There is no “${locale}” in its table of languages.` }));
  });
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const fiveLanguages = {
  name: '6 messages are in every language, with the same placeholders',
  check: (project) => [
    ...missingInTables(project),
    ...bundlesOf(project).flatMap(({ folder, locales }) => {
      const absent = LOCALES.filter((locale) => !locales.has(locale));
      const [reference, ...others] = [...locales.values()];
      return [
        ...absent.map((locale) => ({ file: folder, line: 1, message: `There are no messages for “${locale}”.` })),
        ...others.flatMap((other) => compare(reference, other)),
        ...[...locales.values()].flatMap(emptyTexts),
        ...[...locales.values()].flatMap(uselessForms),
        ...[...locales.values()].flatMap(missingForms),
      ];
    }),
  ],
};

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const usedMessages = {
  name: '6 every message is used',
  check(project) {
    const bundles = bundlesOf(project);
    return bundles.flatMap(({ workspace, locales }) => {
      const [{ file, entries }] = [...locales.values()];
      const used = usedKeysIn(project, workspace);
      const isUsed = (key) =>
        used.literals.has(key) ||
        [...used.beginnings].some((beginning) => key.startsWith(beginning)) ||
        [...used.endings].some((ending) => key.endsWith(ending));
      const unused = [...entries].filter(([key]) => !isUsed(withoutPlural(key)));
      return unused.map(([key, { line }]) => ({
        file,
        line,
        message: `“${key}” is used nowhere in ${workspace}.`,
      }));
    });
  },
};
