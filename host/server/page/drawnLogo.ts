import type { Tenant } from '@halte/contract/tenant';
import { escapeHtml } from './escape.ts';

/** Width of the logo in the bar, where it is drawn in a box of 150 × 40. */
const WIDTH = 150;
const HEIGHT = 40;
const MARK = 40;
const GAP = 10;
const BESIDE_MARK = WIDTH - MARK - GAP;
const TEXTS = { light: '#12171d', dark: '#f1f4f7' } as const;
const SIZES = { one: 22, two: 16, least: 11 } as const;

/** Widths in bold letters of the widest font that browsers have, as a fraction of the size: a narrower font leaves room, a wider one would be clipped. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (/[mwMW@%—]/.test(letter)) return sum + 1.08;
    if (/[iljI.,:;'’|!() -]/.test(letter)) return sum + 0.4;
    if (/[tfr]/.test(letter)) return sum + 0.5;
    return sum + (letter === letter.toLowerCase() ? 0.7 : 0.83);
  }, 0);
}

const largestSize = (lines: readonly string[], room: number) => room / Math.max(...lines.map(widthOf));

/** The two parts at a blank or hyphen that are closest in width; the whole text if it cannot be split. */
function inTwoLines(text: string): readonly string[] {
  const cuts = [...text.matchAll(/ |(?<=-)(?=[^-])/g)].map(({ index }) => index);
  const parts = cuts.map((cut) => [text.slice(0, cut).trim(), text.slice(cut).trim()] as const);
  const longest = ([first, second]: readonly [string, string]) => Math.max(widthOf(first), widthOf(second));
  return parts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text];
}

interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  readonly hasMark: boolean;
}

/** Truncates a line that is too wide even at the smallest size: the whole name is the alternative text of the image. */
function cut(line: string): string {
  if (widthOf(line) * SIZES.least <= WIDTH) return line;
  const letters = [...line];
  while (widthOf(`${letters.join('')}…`) * SIZES.least > WIDTH) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** One line beside the mark, else two lines beside it, else two lines without it. */
export function letteringOf(name: string): Lettering {
  const one = largestSize([name], BESIDE_MARK);
  if (one >= SIZES.two) return { lines: [name], size: Math.min(one, SIZES.one), hasMark: true };
  const lines = inTwoLines(name);
  const beside = largestSize(lines, BESIDE_MARK);
  if (beside >= SIZES.least + 2) return { lines, size: Math.min(beside, SIZES.two), hasMark: true };
  const alone = Math.max(SIZES.least, Math.min(largestSize(lines, WIDTH), SIZES.two));
  return { lines: lines.map(cut), size: Math.round(alone * 10) / 10, hasMark: false };
}

/** A name with the sign of a stop on a line, as a picture for the header. */
export function drawnLogo({ name, colors }: Pick<Tenant, 'name' | 'colors'>, scheme: 'light' | 'dark'): string {
  const { brand, onBrand } = colors[scheme];
  const { lines, size, hasMark } = letteringOf(name.replace(/\p{Cc}/gu, ''));
  const left = hasMark ? MARK + GAP : 0;
  const width = Math.ceil(left + Math.max(...lines.map(widthOf)) * size);
  const pitch = size * 1.15;
  // Capitals are about 0.72 of the size high above the baseline.
  const first = (HEIGHT - pitch * (lines.length - 1)) / 2 + size * 0.36;
  const mark = `<rect width="40" height="40" rx="10" fill="${brand}"/><path d="M20 5v30" stroke="${onBrand}" stroke-width="5" stroke-linecap="round"/><circle cx="20" cy="20" r="7.5" fill="${brand}" stroke="${onBrand}" stroke-width="5"/>`;
  const font = `font-family="Figtree, system-ui, sans-serif" font-size="${size.toFixed(1)}" font-weight="700"`;
  const text = lines.map((line, index) => {
    return `<text x="${left}" y="${(first + index * pitch).toFixed(1)}" fill="${TEXTS[scheme]}" ${font}>${escapeHtml(line)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${hasMark ? mark : ''}${text.join('')}</svg>`;
}
