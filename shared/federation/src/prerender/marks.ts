import type { Hole } from '@halte/contract/firstPaint';

/** A hole before its place is known. */
type Unplaced<Kind = Hole> = Kind extends Hole ? Omit<Kind, 'at' | 'length'> : never;
type TextMark = Extract<Unplaced, { readonly kind: 'text' }>;
export type Mark = Unplaced | { readonly kind: 'fixed'; readonly key: string };

/** Private characters, which no text has: React writes them as they are, and the app's code passes them on with the texts that they enclose. */
const OPEN = '\uf8f0';
const TEXT = '\uf8f1';
const CLOSE = '\uf8f2';
const MARK = /\uf8f0(\d+)([\uf8f1\uf8f2])|\uf8f2/g;
const LEFT = /[\uf8f0-\uf8f2]/;

export interface Resolved {
  readonly html: string;
  readonly holes: readonly Hole[];
  readonly fixed: readonly string[];
}

export interface Marks {
  /** A text with its mark around it. */
  around(mark: TextMark, text: string): string;
  /** A mark without a text; equal ones are the same text. */
  at(mark: Mark): string;
  /** Takes the marks out of rendered markup. Throws where one of them was cut. */
  resolve(html: string): Resolved;
}

/** Whether a text has marks in it. */
export const isMarked = (text: string): boolean => LEFT.test(text);

interface Opened {
  readonly mark: TextMark;
  readonly at: number;
}

/** Creates the marks that the build writes around all that the server may replace, so that each place is found in the rendered markup. */
export function createMarks(): Marks {
  const known: Mark[] = [];
  const numbers = new Map<string, number>();

  function numberOf(mark: Mark): number {
    const id = JSON.stringify(mark);
    const number = numbers.get(id) ?? known.push(mark) - 1;
    numbers.set(id, number);
    return number;
  }

  function markOf(number: string | undefined): Mark {
    const mark = known[Number(number)];
    if (!mark) throw new Error(`The markup has the mark ${number}, which was never made.`);
    return mark;
  }

  function textMarkOf(number: string | undefined): TextMark {
    const mark = markOf(number);
    if (mark.kind !== 'text') throw new Error(`The markup has a text around the mark ${number}, which is of none.`);
    return mark;
  }

  function resolve(marked: string): Resolved {
    const holes: Hole[] = [];
    const fixed = new Set<string>();
    const opened: Opened[] = [];
    let html = '';
    let end = 0;
    const place = (mark: Mark, at: number) => {
      if (mark.kind === 'fixed') fixed.add(mark.key);
      else if (mark.kind !== 'text') holes.push({ ...mark, at });
    };
    for (const found of marked.matchAll(MARK)) {
      html += marked.slice(end, found.index);
      end = found.index + found[0].length;
      const [, number, kind] = found;
      if (kind === TEXT) opened.push({ mark: textMarkOf(number), at: html.length });
      else if (kind === CLOSE) place(markOf(number), html.length);
      else {
        const last = opened.pop();
        if (!last) throw new Error('The markup has the end of a text without its beginning.');
        holes.push({ ...last.mark, at: last.at, length: html.length - last.at });
      }
    }
    html += marked.slice(end);
    const [open] = opened;
    if (open) throw new Error(`The markup has only the beginning of the text ${JSON.stringify(open.mark)}.`);
    if (LEFT.test(html)) throw new Error('The markup has a part of a mark.');
    return { html, holes: holes.sort((one, other) => one.at - other.at), fixed: [...fixed].sort() };
  }

  return {
    around: (mark, text) => `${OPEN}${numberOf(mark)}${TEXT}${text}${CLOSE}`,
    at: (mark) => `${OPEN}${numberOf(mark)}${CLOSE}`,
    resolve,
  };
}
