import type { Query, RouteTarget } from '@halte/contract';
import type { FirstPaint, Hole, PageField, SlotName } from '@halte/contract/firstPaint';
import { escapeHtml } from './escape.ts';
import type { Wording } from './wording.ts';

/** Values for the holes of one page. */
export interface PaintInput {
  readonly wording: Wording;
  readonly query: Query;
  /** Addresses in the language and the widget mode of the page. */
  readonly href: (target: RouteTarget) => string;
  readonly page: Readonly<Record<PageField, string>>;
  /** Markup that is put together elsewhere; a slot without is left empty. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
}

/** The app cuts what it reads from an address at this length too. */
const LONGEST_VALUE = 300;

/** Characters that a parser of HTML drops or replaces, and halves of a pair that is cut: the field would not hold what the page says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const UNSTABLE = /[\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function valueIn(query: Query, name: string): string {
  const value = Object.hasOwn(query, name) ? (query[name] ?? '') : '';
  return value.trim().slice(0, LONGEST_VALUE).replaceAll(UNSTABLE, '');
}

/** i18next would fill or nest these, or show the key instead, so that the app shows another text than the server. */
export const isTemplate = (text: string) => text === '' || text.includes('{{') || text.includes('$t(');

/** Journeys that are chosen at the page's address are none of those that its links lead to. */
const CHOSEN = new Set(['jc', 'rc']);

function addressIn({ target, withQuery }: Extract<Hole, { kind: 'href' }>, { query, href }: PaintInput): string {
  if (withQuery !== true) return href(target);
  const own = Object.fromEntries(Object.entries(query).filter(([key]) => !CHOSEN.has(key)));
  return href({ ...target, query: { ...own, ...target.query } });
}

/** The text in a hole; null where the markup stays as it is. */
function textIn(hole: Hole, input: PaintInput): string | null {
  switch (hole.kind) {
    case 'slot':
      return input.slots[hole.name] ?? '';
    case 'query':
      return escapeHtml(valueIn(input.query, hole.name));
    case 'href':
      return escapeHtml(addressIn(hole, input));
    case 'tab':
      return null;
    case 'page':
      return escapeHtml(input.page[hole.name]);
    case 'text': {
      const own = input.wording.of(hole.key);
      return own === null ? null : escapeHtml(own);
    }
  }
}

/** Whether the tenant's wording fits into the markup: a text with values was rendered by the build, in the product's words. */
export function isPaintable({ holes, fixed }: FirstPaint, wording: Wording): boolean {
  const isKept = fixed.every((key) => wording.of(key) === null);
  return isKept && holes.every((hole) => hole.kind !== 'text' || !isTemplate(wording.of(hole.key) ?? hole.key));
}

/** Fills the holes of one piece of markup, each once, from the first to the last. */
export function paint({ html, holes }: FirstPaint, input: PaintInput): string {
  const parts: string[] = [];
  let end = 0;
  for (const hole of holes) {
    const text = textIn(hole, input);
    if (text === null) continue;
    parts.push(html.slice(end, hole.at), text);
    end = hole.at + (hole.kind === 'text' ? hole.length : 0);
  }
  parts.push(html.slice(end));
  return parts.join('');
}

/** The marks of a boundary of React that is there in full: it takes the markup between them over. */
export function inBoundary(html: string): string {
  return `<!--$-->${html}<!--/$-->`;
}
