import { tableBelow } from './lib/markdown.mjs';
import { lineAt } from './lib/project.mjs';
import { textsForTravellers } from './lib/texts.mjs';

const GLOSSARY = 'docs/glossary.md';

/** Texts that the network of the demo city publishes are in the network's own words. */
const PUBLISHED = /^shared\/demo-city\//;

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches a word or words anywhere, with any kind of space between them; `*` stands for more letters. */
const pattern = (words) =>
  new RegExp(`(?<![\\p{L}])${escaped(words).replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s')}(?![\\p{L}])`, 'iu');

/** Keys of messages, `*` for any part of them; all keys without one. */
const keyPattern = (keys) => new RegExp(`^${keys ? escaped(keys).replaceAll('*', '.*') : '.*'}$`);

const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

function rulesOf(glossary) {
  return tableBelow(glossary, 'Not used in texts for travellers').flatMap(([locale, notUsed, use, keys]) =>
    quoted(notUsed).flatMap((words) =>
      (quoted(keys).length > 0 ? quoted(keys) : ['']).map((key) => ({
        locale,
        use,
        words: pattern(words),
        keys: keyPattern(key),
      })),
    ),
  );
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneWordPerIdea = {
  name: '6 texts for travellers use the words of the glossary',
  check(project) {
    if (!project.files.includes(GLOSSARY)) return [];
    const rules = rulesOf(project.read(GLOSSARY));
    const texts = textsForTravellers(project).filter(({ file }) => !PUBLISHED.test(file));
    return texts.flatMap(({ file, line, locale, key, text }) =>
      rules
        .filter((rule) => rule.locale === locale && rule.keys.test(key))
        .map(({ words, use }) => ({ found: words.exec(text), use }))
        .filter(({ found }) => found !== null)
        .map(({ found, use }) => ({ file, line, message: `“${found[0]}” in “${text}”: ${use}.` })),
    );
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
      .flatMap(([, , types]) => quoted(types ?? ''))
      .filter((name) => !declared.has(name))
      .map((name) => ({
        file: GLOSSARY,
        line: lineAt(glossary, glossary.indexOf(`\`${name}\``)),
        message: `no source exports ${name}: name the type that stands for the thing.`,
      }));
  },
};
