import { DEFAULT_LOCALE, isLocale, type Locale, type Messages } from '@halte/contract';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { setPriceDecimals } from './format.ts';
import type { LoadMessages } from './lazyMessages.ts';
import type { Namespace, Translate, Values } from './namespaces.ts';

export interface I18nOptions {
  readonly locale: Locale;
  /** The tenant's key: its texts may be written as `{apiKey}:{key}`. */
  readonly apiKey: string;
  /** The tenant's wording, by language. Keys are those of the product, `{namespace}.{key}` for one area only. */
  readonly tenantMessages?: Readonly<Partial<Record<Locale, Messages>>>;
  /** Decimals of prices, where the tenant rounds them. */
  readonly priceDecimals?: number | undefined;
  /** Changes each text as it is registered: the build of a first paint marks them. */
  readonly rewrite?: Rewrite;
}

type Rewrite = (namespace: string, key: string, text: string) => string;

interface Texts {
  readonly namespace: string;
  readonly locale: Locale;
  readonly messages: Messages;
}

/** A private instance: nothing else in the page can change its options. */
export const i18next: i18n = createInstance();
const loaders = new Map<string, LoadMessages>();
/** The product's texts, by language and namespace. i18next has no bundles before it is initialised, and a remote may be faster than the host. */
const texts = new Map<string, Texts>();
let wording: Readonly<Partial<Record<Locale, Messages>>> = {};
let prefix = '';
let rewrite: Rewrite | undefined;

export function getLocale(): Locale {
  return isLocale(i18next.language) ? i18next.language : DEFAULT_LOCALE;
}

/**
 * Event of {@link i18next} after which a text of `namespace` may be another. Its store's own, `added`, is for all namespaces: with each area
 * whose texts come, all that is on the page would be drawn again.
 */
export const arrival = (namespace: string): string => `texts-of-${namespace}`;

/** The tenant's wording of a namespace: of all keys, then those for this area only. */
function tenantWording(namespace: string, locale: Locale): Messages {
  const words = Object.entries(wording[locale] ?? {}).map(([key, text]) => [withoutPrefix(key), text] as const);
  const area = `${namespace}.`;
  const ofArea = words.filter(([key]) => key.startsWith(area)).map(([key, text]) => [key.slice(area.length), text]);
  return Object.fromEntries([...words, ...ofArea]);
}

function withoutPrefix(key: string): string {
  return key.startsWith(prefix) ? key.slice(prefix.length) : key;
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function rewritten(shown: Messages, namespace: string, change: Rewrite): Messages {
  return Object.fromEntries(Object.entries(shown).map(([key, text]) => [key, change(namespace, key, text)]));
}

/** Hands the texts of a namespace to i18next, in the tenant's wording, which may be one for all plural forms. */
function publish({ namespace, locale, messages }: Texts): void {
  const worded = tenantWording(namespace, locale);
  const own = Object.entries(messages)
    .map(([key, text]) => [withoutPrefix(key), text] as const)
    .filter(([key]) => !Object.hasOwn(worded, key.replace(PLURAL, '')));
  i18next.removeResourceBundle(locale, namespace);
  const shown = { ...Object.fromEntries(own), ...worded };
  i18next.addResourceBundle(locale, namespace, rewrite ? rewritten(shown, namespace, rewrite) : shown, false, true, {
    silent: true,
  });
  i18next.emit(arrival(namespace));
}

function store(namespace: string, locale: Locale, messages: Messages): void {
  const id = `${locale} ${namespace}`;
  const known = texts.get(id)?.messages;
  // Screens load the texts that they share each: all readers of the namespace would be drawn again, in one task.
  if (known && Object.entries(messages).every(([key, text]) => known[key] === text)) return;
  const added = { namespace, locale, messages: { ...known, ...messages } };
  texts.set(id, added);
  if (i18next.isInitialized) publish(added);
}

/** Once, before the first render. Later calls start over with other options and keep the messages that were added. */
export function initI18n({ locale, apiKey, tenantMessages = {}, priceDecimals, rewrite: change }: I18nOptions): void {
  setPriceDecimals(priceDecimals);
  if (!i18next.isInitialized) {
    i18next.init({
      initAsync: false,
      resources: {},
      fallbackLng: DEFAULT_LOCALE,
      // Keys hold dots and the tenant's prefix ends in a colon: neither means anything to i18next here.
      keySeparator: false,
      nsSeparator: false,
      // React escapes what it writes.
      interpolation: { escapeValue: false },
    });
  }
  prefix = `${apiKey}:`;
  wording = tenantMessages;
  rewrite = change;
  for (const bundle of texts.values()) publish(bundle);
  i18next.changeLanguage(locale);
}

/** Adds texts of one language; works before {@link initI18n} as well. */
export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  store(namespace, locale, messages);
}

/** The language of a page that is about to be shown. */
let nextLocale: Locale | null = null;

function neededLocales(): Locale[] {
  return [...new Set([getLocale(), nextLocale ?? getLocale()])];
}

/** Loads the texts of a namespace in the current language, and in every language chosen later. Rejects as `load` does; may be called again. */
export async function loadMessages(namespace: string, load: LoadMessages): Promise<void> {
  const loaded = new Set<Locale>();
  // Another language may be chosen while the texts are on their way.
  for (
    let missing = neededLocales();
    missing.length > 0;
    missing = neededLocales().filter((locale) => !loaded.has(locale))
  ) {
    await Promise.all(
      missing.map(async (locale) => {
        store(namespace, locale, await load(locale));
        loaded.add(locale);
      }),
    );
    loaders.set(namespace, load);
  }
}

/** Loads what {@link changeLocale} needs. Rejects when some texts cannot be loaded. */
export async function loadLocale(locale: Locale): Promise<void> {
  nextLocale = locale;
  const bundles = await Promise.all(
    [...loaders].map(async ([namespace, load]) => [namespace, await load(locale)] as const),
  );
  for (const [namespace, messages] of bundles) store(namespace, locale, messages);
}

/** Changes the language, at once, to one whose texts are loaded: all that is shown and all that is requested from now on is in it. */
export function changeLocale(locale: Locale): void {
  nextLocale = null;
  void i18next.changeLanguage(locale);
}

/** Changes the language once every namespace has its texts. Rejects, and nothing changes, when some cannot be loaded. */
export async function setLocale(locale: Locale): Promise<void> {
  await loadLocale(locale);
  changeLocale(locale);
}

const VALUE = /\{\{(.+?)\}\}/g;

/** With the values in it, as they are; null where one is missing, or has options of i18next. */
function filledIn(text: string, values: Values): string | null {
  let isComplete = true;
  const filled = text.replace(VALUE, (_, name: string) => {
    const value = values[name];
    isComplete &&= value !== undefined;
    return String(value);
  });
  return isComplete ? filled : null;
}

const RULES: Partial<Record<string, Intl.PluralRules>> = {};

/** The keys of a text for a number, the first that there is before the others: as i18next has them. */
function keysFor(key: string, count: number, language: string): readonly string[] {
  RULES[language] ??= new Intl.PluralRules(language);
  const forms = [`${key}_${RULES[language].select(count)}`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

/** A text of the current language, as i18next would return it; null where i18next has to, whose way takes twenty times as long. */
function plainText(namespace: string, key: string, values: Values): string | null {
  const { language } = i18next;
  const { count } = values;
  const keys = typeof count === 'number' ? keysFor(key, count, language) : [key];
  for (const one of keys) {
    const text: unknown = i18next.getResource(language, namespace, one);
    if (typeof text === 'string' && text !== '') return text.includes('{{') ? filledIn(text, values) : text;
  }
  return null;
}

/**
 * The text of a key by `t`, in the current language, then in French; the key itself when the text is missing, and nothing while no text of the
 * namespace has arrived: a traveller must not read keys.
 * `values.count` chooses the plural form. Values are put in as they are.
 */
export function textOf(t: TFunction, namespace: string, key: string, values: Values = {}): string {
  if (!i18next.isInitialized) return '';
  const plain = plainText(namespace, key, values);
  if (plain !== null) return plain;
  const hasTexts = i18next.languages.some((language) => i18next.hasResourceBundle(language, namespace));
  const { count } = values;
  return t(key, {
    ns: namespace,
    defaultValue: hasTexts ? key : '',
    nest: false,
    replace: values,
    count: typeof count === 'number' ? count : undefined,
  });
}

/** {@link textOf} outside components. */
export function translateKey(namespace: string, key: string, values?: Values): string {
  return textOf(i18next.t, namespace, key, values);
}

/** {@link translateKey} for a namespace whose keys are typed. */
export function translate<N extends Namespace>(namespace: N, ...[key, values]: Parameters<Translate<N>>): string {
  return translateKey(namespace, key, values);
}
