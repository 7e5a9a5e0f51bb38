/** GBFS documents as received: nothing in them is taken for granted. */

import { memoize } from '@halte/engine/common/memoize';
import type { EpochSeconds } from '@halte/engine/common/time';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { createStepCounter, type Steps } from '../../common/steps.ts';

/** A document that cannot be used. `code` is stable; the message is for an operator and names the file. */
export class GbfsError extends Error {
  readonly code: 'not-json' | 'not-gbfs' | 'missing-file' | 'not-readable' | 'nothing-usable';

  constructor(code: GbfsError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GbfsError';
    this.code = code;
  }
}

/** Instants are POSIX seconds up to 2.x, and RFC 3339 from 3.0 on. */
export const Moment = Type.Union([Type.Number(), Type.String({ maxLength: 40 })]);

/** Texts are strings up to 2.x, and one per language from 3.0 on. */
export const Text = Type.Union([
  Type.String(),
  Type.Array(Type.Object({ text: Type.String(), language: Type.Optional(Type.String()) })),
]);

/** Common envelope of all documents. */
const Envelope = Type.Object({
  version: Type.Optional(Type.String()),
  last_updated: Type.Optional(Moment),
  ttl: Type.Optional(Type.Number()),
  data: Type.Record(Type.String(), Type.Unknown()),
});
const envelope = Compile(Envelope);

export type Document = Static<typeof Envelope>;

/** A station has a dozen fields, including URLs. */
const PARTS_OF_ITEM = 4;
const LONGEST_TTL_SECONDS = 86_400;
const LONGEST_TEXT = 200;

/** @param file its name in the error message. @throws GbfsError */
export function documentOf(bytes: Buffer, file: string): Document {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    const what = /^\s*</.test(bytes.subarray(0, 200).toString('latin1')) ? 'a web page' : 'no JSON';
    throw new GbfsError('not-json', `${file} is ${what}: give the address of a GBFS document.`, { cause });
  }
  if (!envelope.Check(json)) throw new GbfsError('not-gbfs', `${file} has no GBFS data: its "data" must be an object.`);
  return json;
}

/** The valid items of a list; invalid ones are counted and left out. Null if it is not a list. */
export function itemsOf<T extends TSchema>(
  list: unknown,
  schema: T,
): { readonly items: readonly Static<T>[]; readonly odd: number } | null {
  if (!Array.isArray(list)) return null;
  const checker = checkerOf(schema);
  const items = list.filter((item): item is Static<T> => checker.Check(item));
  return { items, odd: list.length - items.length };
}

/**
 * Like {@link itemsOf}, in steps: `take` receives each valid item.
 *
 * @returns the number of invalid items; null if it is not a list.
 */
export function* eachItem<T extends TSchema>(
  list: unknown,
  schema: T,
  take: (item: Static<T>) => void,
): Steps<number | null> {
  if (!Array.isArray(list)) return null;
  const checker = checkerOf(schema);
  const isStep = createStepCounter();
  let odd = 0;
  for (const item of list) {
    if (checker.Check(item)) take(item as Static<T>);
    else odd += 1;
    if (isStep(PARTS_OF_ITEM)) yield;
  }
  return odd;
}

const checkerOf = memoize((schema: TSchema): { Check(value: unknown): boolean } => Compile(schema));

/** Null if it is not an instant, or not set (0). */
export function momentOf(moment: Static<typeof Moment> | null | undefined): EpochSeconds | null {
  const seconds = typeof moment === 'string' ? Date.parse(moment) / 1_000 : (moment ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 && seconds < 1e11 ? Math.floor(seconds) : null;
}

/** In the operator's first language; without markup and control characters, one line, cut to 200 characters. Empty if there is none. */
export function textOf(text: Static<typeof Text> | null | undefined): string {
  const first = typeof text === 'string' ? text : (text?.[0]?.text ?? '');
  return first
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}

export function ttlOf({ ttl }: Pick<Document, 'ttl'>): number {
  return Math.min(Math.max(ttl ?? 0, 0), LONGEST_TTL_SECONDS);
}
