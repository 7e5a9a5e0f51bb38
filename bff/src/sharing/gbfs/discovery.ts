import { Type } from 'typebox';
import { type Document, GbfsError, itemsOf } from './documents.ts';

const FeedAddress = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  url: Type.String({ minLength: 1, maxLength: 2_000 }),
});

/**
 * The files of a system by name. Up to 2.x they are listed by language, and the first is used; from 3.0 on there is one list.
 *
 * @throws GbfsError if no files are listed.
 */
export function filesOf({ data }: Document, file: string): ReadonlyMap<string, string> {
  const list = data['feeds'] ?? Object.values(data).find(isLanguage)?.feeds;
  const found = itemsOf(list, FeedAddress)?.items.filter(({ url }) => URL.canParse(url)) ?? [];
  if (found.length === 0) throw new GbfsError('not-gbfs', `${file} names no files: give the address of a gbfs.json.`);
  // If a name is listed twice, the first one wins.
  return new Map(found.toReversed().map(({ name, url }) => [name, url]));
}

function isLanguage(value: unknown): value is { feeds: unknown } {
  return typeof value === 'object' && value !== null && 'feeds' in value && Array.isArray(value.feeds);
}
