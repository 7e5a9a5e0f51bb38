import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlesOf, placeholdersOf, withoutPlural } from '../checks/lib/messages.mjs';
import { isTest, projectAt } from '../checks/lib/project.mjs';
import { ROOT } from '../lib/paths.mjs';
import { UserError } from '../lib/userError.mjs';

/** Where a workspace declares the namespace of its messages, for the types. */
const DECLARED = /interface MessageNamespaces \{\s*'?(?<name>[\w-]+)'?: typeof import\('(?<file>[^']+)'\)/;

/** Areas whose texts are outside of the app, by the folder of their messages. A key means one of theirs only behind the name of its area. */
const NAMED = new Map([
  ['bff/src/mail/messages', 'mail'],
  ['shared/login-widget/src/messages', 'sign-in'],
]);

/**
 * @typedef {{ namespace: string, folder: string, texts: ReadonlyMap<string, ReadonlyMap<string, string>> }} Area texts by language, then by key
 */

/**
 * Texts of the host that remotes declare, by language and key.
 *
 * @param {string} folder of a remote @returns {Promise<[string, string, string][]>}
 */
async function declaredIn(folder) {
  const { declaration: remote } = await import(pathToFileURL(join(ROOT, folder, 'remote.config.ts')).href);
  /** @type {import('../../shared/contract/src/declaration.ts').RemoteConfig} */
  const { id, routes = [], tab } = remote;
  const texts = [
    ...routes.map(({ name, title }) => /** @type {const} */ ([`title.${name}`, title])),
    .../** @type {const} */ ([
      [`tabs.${id}`, tab?.label],
      [`tabs.${id}.rail`, tab?.short],
      [`next.${id}`, tab?.about],
    ]),
  ];
  return texts.flatMap(([key, inEach = {}]) =>
    Object.entries(inEach).map(([locale, text]) => /** @type {[string, string, string]} */ ([locale, key, text])),
  );
}

const REMOTES = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remote.config.ts')));
const DECLARED_TEXTS = (await Promise.all(REMOTES.map(declaredIn))).flat();

/** @type {readonly Area[] | null} */
let known = null;

/** The texts of the product, an area for each namespace. @returns {readonly Area[]} */
export function productTexts() {
  if (known) return known;
  const project = projectAt(ROOT);
  const bundles = new Map(bundlesOf(project).map(({ folder, locales }) => [folder, locales]));
  const declared = project.files
    .filter((file) => /^(host|mfe-[^/]+|shared\/[^/]+)\/src\/.*\.tsx?$/.test(file) && !isTest(file))
    .flatMap((file) => {
      const { name, file: french } = DECLARED.exec(project.read(file))?.groups ?? {};
      if (name === undefined || french === undefined) return [];
      return [/** @type {const} */ ([posix.join(dirname(file), dirname(french)), name])];
    });
  // Messages that a remote exposes are in the namespace of its name; the backend writes e-mails, and the dialog is a separate script.
  const exposed = [...bundles.keys()].flatMap((folder) => {
    const id = NAMED.get(folder) ?? /^mfe-([^/]+)\/src\/messages$/.exec(folder)?.[1];
    return id === undefined ? [] : [/** @type {const} */ ([folder, id])];
  });
  const areas = [...new Map([...exposed, ...declared])].map(([folder, namespace]) => {
    const texts = [...(bundles.get(folder) ?? [])].map(
      ([locale, { entries }]) =>
        /** @type {const} */ ([locale, new Map([...entries].map(([key, { text }]) => [key, text]))]),
    );
    const declared = namespace === 'host' ? DECLARED_TEXTS : [];
    for (const [locale, key, text] of declared) new Map(texts).get(locale)?.set(key, text);
    return { namespace, folder, texts: new Map(texts) };
  });
  known = areas.sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  return known;
}

const MOST_PLURALS = /_(zero|one|two|few|many|other)$/;

const OUTSIDE = new Set(NAMED.values());

/** @param {string} key @param {string} apiKey */
const withoutTenant = (key, apiKey) => (key.startsWith(`${apiKey}:`) ? key.slice(apiKey.length + 1) : key);

/**
 * The French texts that a key of a tenant's `messages` stands for: `key` in each area of the app that has it, `<namespace>.key` in one,
 * both also after `<apiKey>:`. Any plural form of a key finds the others.
 *
 * @param {string} key @param {string} apiKey @returns {string[]}
 */
function textsFor(key, apiKey) {
  const bare = withoutTenant(key, apiKey);
  return productTexts().flatMap(({ namespace, texts }) => {
    const own = bare.startsWith(`${namespace}.`) ? bare.slice(namespace.length + 1) : null;
    const inApp = OUTSIDE.has(namespace) ? null : bare;
    const wanted = new Set([inApp, own].filter((name) => name !== null).map(withoutPlural));
    const isPlural = MOST_PLURALS.test(bare);
    return [...(texts.get('fr') ?? [])]
      .filter(([name]) => wanted.has(withoutPlural(name)) && MOST_PLURALS.test(name) === isPlural)
      .map(([, text]) => text);
  });
}

/** The full names of a bare key in areas outside of the app. @param {string} bare @returns {string[]} */
function namedOutside(bare) {
  return productTexts()
    .filter(({ namespace, texts }) => OUTSIDE.has(namespace) && texts.get('fr')?.has(bare))
    .map(({ namespace }) => `${namespace}.${bare}`);
}

/**
 * The problems of a tenant's wording: unknown keys, and placeholders that are never filled. Parts of the app that come from elsewhere
 * have their own texts, whose keys are unknown here.
 *
 * @param {{ apiKey: string, messages: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>, remotes: object }} tenant
 * @returns {string[]}
 */
export function wordingProblems({ apiKey, messages, remotes }) {
  const hasOwnParts = Object.keys(remotes).length > 0;
  return Object.entries(messages).flatMap(([language, texts]) =>
    Object.entries(texts ?? {}).flatMap(([key, text]) => {
      const place = `"messages.${language}.${key}"`;
      const product = textsFor(key, apiKey);
      if (product.length === 0) {
        const named = namedOutside(withoutTenant(key, apiKey));
        if (named.length > 0) {
          return [
            `${place} has no effect without the name of its area: write ${named.map((one) => `"${one}"`).join(' or ')}.`,
          ];
        }
        return hasOwnParts ? [] : [`${place} is no text of the product: "npm run tenant -- texts" lists them.`];
      }
      const filled = new Set(product.flatMap(placeholdersOf));
      return placeholdersOf(text)
        .filter((name) => !filled.has(name))
        .map((name) => {
          const there = filled.size === 0 ? 'none' : [...filled].map((one) => `{{${one}}}`).join(', ');
          return `${place} has {{${name}}}, which is not filled: there is ${there}.`;
        });
    }),
  );
}

/**
 * The lines of `npm run tenant -- texts`: what can be reworded, in a language, as `<namespace>.<key>: text`.
 *
 * @param {{ language: string, word: string }} choice `word`: only texts and keys that contain it
 * @returns {string[]}
 */
export function listedTexts({ language, word }) {
  const wanted = word.toLowerCase();
  const lines = productTexts().flatMap(({ namespace, texts }) => {
    const own = texts.get(language);
    if (!own) throw new UserError(`There are no texts in "${language}": choose ${[...texts.keys()].join(', ')}.`);
    return [...own].map(([key, text]) => `${namespace}.${key}: ${text.replaceAll('\n', ' ')}`);
  });
  return lines.filter((line) => line.toLowerCase().includes(wanted));
}
