import type { Query, RouteTarget } from '@halte/contract';
import type { FirstPaint, Hole } from '@halte/contract/firstPaint';

/** What the holes of a first paint are filled with. */
export interface PaintAddress {
  readonly href: (target: RouteTarget) => string;
  /** Of the page's address. */
  readonly query: Query;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function valueIn(hole: Hole, { href, query }: PaintAddress): string {
  if (hole.kind === 'query') return query[hole.name] ?? '';
  if (hole.kind !== 'href') return '';
  // As the server of a host does: these two belong to one page only.
  const { jc: _jc, rc: _rc, ...carried } = hole.withQuery ? query : {};
  return href({ ...hole.target, query: { ...carried, ...hole.target.query } });
}

/** The markup that a server writes into a page with this address, with the product's wording, as React takes it over. */
export function filledPaint({ html, holes }: Pick<FirstPaint, 'html' | 'holes'>, address: PaintAddress): string {
  const filled = holes.reduceRight(
    (text, hole) =>
      hole.kind === 'text' ? text : text.slice(0, hole.at) + escaped(valueIn(hole, address)) + text.slice(hole.at),
    html,
  );
  return `<!--$-->${filled}<!--/$-->`;
}
