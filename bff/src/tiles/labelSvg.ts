import { simplifyPath } from '@halte/engine/timetable/geo/simplify';
import { hasDot, LINE_HEIGHT, TEXT_STYLES, textLines } from './labelStyle.ts';
import type { Palette } from './palette.ts';
import type { PlacedLabel } from './placedLabels.ts';

const FONTS = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';

/** A label and what is written for it. */
export interface WrittenLabel extends PlacedLabel {
  readonly text: string;
}

/** SVG text of a tile whose upper left corner is at `left`, `top` (pixels of the world), with `units` per pixel. */
export function drawLabels(
  labels: readonly WrittenLabel[],
  { left, top, units }: { readonly left: number; readonly top: number; readonly units: number },
  palette: Palette,
): string {
  if (labels.length === 0) return '';
  const byKind = Map.groupBy(labels, (label) => label.kind);
  const bends = labels.filter(({ bend }) => bend !== null);
  const paths = bends.map((label, i) => `<path id="b${i}" d="${bendData(label, { left, top, units })}"/>`);
  const numbers = new Map(bends.map((label, i) => [label, i]));
  const groups = [...byKind].map(([kind, group]) => {
    const { size, weight, italic, color } = TEXT_STYLES[kind];
    const slant = italic ? ' font-style="italic"' : '';
    const texts = group.map((label) => {
      const bend = numbers.get(label);
      return bend === undefined ? drawLabel(label, { left, top, units }) : drawBent(label, bend, units);
    });
    const halo = kind === 'number' ? 8 : 12;
    return `<g fill="${palette.labels[color]}" stroke="${palette.halo}" stroke-width="${halo}" font-size="${size * units}" font-weight="${weight}"${slant}>${texts.join('')}</g>`;
  });
  const defined = paths.length > 0 ? `<defs>${paths.join('')}</defs>` : '';
  return `<g font-family="${FONTS}" text-anchor="middle" text-rendering="geometricPrecision" paint-order="stroke" stroke-linejoin="round">${defined}${groups.join('')}</g>`;
}

/** Without points that the eye does not miss: half a pixel. */
function bendData(
  { bend, x, y }: WrittenLabel,
  { left, top, units }: { readonly left: number; readonly top: number; readonly units: number },
): string {
  const kept = simplifyPath(Float64Array.from(bend!), 0.5);
  const [startX, startY] = [(x - left) * units, (y - top) * units];
  const whole = Array.from(kept, (value, i) => Math.round((i % 2 === 0 ? startX : startY) + value * units));
  const steps = whole.slice(2).map((value, i) => value - whole[i]!);
  return `M${whole[0]} ${whole[1]}l${steps.join(' ')}`;
}

const drawBent = ({ kind, text }: WrittenLabel, bend: number, units: number) =>
  `<text dy="${Math.round(TEXT_STYLES[kind].size * units * 0.34)}"><textPath href="#b${bend}" startOffset="50%">${escapeXml(text)}</textPath></text>`;

function drawLabel(
  label: WrittenLabel,
  { left, top, units }: { readonly left: number; readonly top: number; readonly units: number },
): string {
  const { kind, angle } = label;
  const { size, below } = TEXT_STYLES[kind];
  const lines = textLines(kind, label.text);
  const x = Math.round((label.x - left) * units);
  const pointY = (label.y - top) * units;
  const height = Math.round(size * units * LINE_HEIGHT);
  const y = Math.round(pointY + below * units - (below === 0 ? ((lines.length - 1) * height) / 2 : 0));
  const turn = angle === 0 ? '' : ` transform="rotate(${Math.round(angle * 10) / 10} ${x} ${y})"`;
  const dot = hasDot(kind) ? `<circle cx="${x}" cy="${Math.round(pointY)}" r="9"/>` : '';
  const written = lines.map((line, i) =>
    i === 0 ? escapeXml(line) : `<tspan x="${x}" dy="${height}">${escapeXml(line)}</tspan>`,
  );
  // "dominant-baseline" is not supported everywhere; shifting down by a third of the size is.
  return `${dot}<text x="${x}" y="${y}" dy="${Math.round(size * units * 0.34)}"${turn}>${written.join('')}</text>`;
}

/** Names come from feeds: markup in them is escaped, and characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
