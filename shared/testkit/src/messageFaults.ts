import { LOCALES, type Locale, type Messages } from '@halte/contract';

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/{{\s*([\w.]+)\s*}}/g)].map((match) => match[1]))].sort().join(', ');
}

/** Plural forms that a language needs, by CLDR. `many` is for millions: `other` is read where it is missing. */
function formsOf(locale: Locale): readonly string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
}

/** The texts without their plural suffixes; of each counted text the forms that are there. */
function families(messages: Messages): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [key, text] of Object.entries(messages)) {
    const [, family, form] = PLURAL.exec(key) ?? [];
    // Only a key with an `_other` form is a plural; `step_one` alone may simply be a name.
    const counted = family !== undefined && `${family}_other` in messages;
    const name = counted ? family : key;
    const forms = found.get(name) ?? new Map<string, string>();
    forms.set(counted && form ? form : '', text);
    found.set(name, forms);
  }
  return found;
}

function faultsWithin(locale: Locale, key: string, forms: ReadonlyMap<string, string>): string[] {
  const faults = [...forms]
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([form]) => `${locale}: ${form ? `${key}_${form}` : key} is empty`);
  if (forms.has('')) return faults;
  const missing = formsOf(locale).filter((form) => !forms.has(form));
  return [...faults, ...missing.map((form) => `${locale}: ${key}_${form} is missing`)];
}

/** Placeholders of all forms except those where a word may replace the number. */
function placeholdersOf(forms: ReadonlyMap<string, string>): string {
  return placeholders(forms.get('') ?? forms.get('other') ?? '');
}

/**
 * The faults of a remote's texts: keys or placeholders that differ among the five languages, empty texts, missing plural forms that
 * the language needs. French is the reference. Empty without faults.
 */
export function messageFaults(bundles: Readonly<Record<Locale, Messages>>): readonly string[] {
  const model = families(bundles.fr);
  return LOCALES.flatMap((locale) => {
    const here = families(bundles[locale]);
    const absent = [...model.keys()].filter((key) => !here.has(key)).map((key) => `${locale}: ${key} is missing`);
    const extra = [...here.keys()].filter((key) => !model.has(key)).map((key) => `${locale}: ${key} is not in fr`);
    const inside = [...here].flatMap(([key, forms]) => {
      const wanted = placeholdersOf(model.get(key) ?? forms);
      const given = placeholdersOf(forms);
      const differs = given === wanted ? [] : [`${locale}: ${key} has {{${given}}}, fr has {{${wanted}}}`];
      return [...faultsWithin(locale, key, forms), ...differs];
    });
    return [...absent, ...extra, ...inside];
  });
}
