import type { Texts } from '../declaration.ts';
import { isRecord } from '../fields.ts';
import { DEFAULT_LOCALE, LOCALES } from '../locales.ts';

/** Collects what is wrong with a declaration, in sentences that begin with the key. */
export type Refuse = (problem: string) => null;

/** Routes, views and parameters: they stand in addresses, attributes and names of files. */
const NAME = /^[a-z][\w.-]{0,63}$/i;
export const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

const ID = /^[a-z][a-z0-9-]{0,39}(?:\.[a-z][a-z0-9-]{0,39})?$/;
export const isRemoteId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Remotes of the product have ids without a dot. */
export const isOfProduct = (id: string): boolean => !id.includes('.');

const MOST_CHARACTERS = 120;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
const CONTROL = /[\u0000-\u001f\u007f]/;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MOST_CHARACTERS && !CONTROL.test(value);
}

/** A text without one of the languages stands in French there, or in the first language that it has. */
export function textsOf(value: unknown, key: string, refuse: Refuse): Texts | null {
  const given = isRecord(value) ? value : {};
  const known = LOCALES.map((locale) => given[locale]).filter(isText);
  const first = isText(given[DEFAULT_LOCALE]) ? given[DEFAULT_LOCALE] : known[0];
  if (first === undefined) return refuse(`${key}: it needs a text of at most ${MOST_CHARACTERS} characters.`);
  const texts = LOCALES.map((locale) => {
    const text = given[locale];
    return [locale, isText(text) ? text : first] as const;
  });
  return Object.fromEntries(texts) as Texts;
}

/** The entries of a list that `parse` takes; nothing for anything but a list. */
export function listOf<T>(value: unknown, most: number, parse: (item: unknown, index: number) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most).flatMap((item: unknown, index) => parse(item, index) ?? []);
}

/** As {@link listOf}, for the values of a record. */
export function recordOf<T>(value: unknown, parse: (item: unknown, key: string) => T | null): Record<string, T> {
  const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([key, item]) => {
    const parsed = parse(item, key);
    return parsed === null ? [] : [[key, parsed] as const];
  });
  return Object.fromEntries(entries);
}
