import { TEXT_STYLES, type TextKind } from './labelStyle.ts';
import type { PlacedLabel } from './labels.ts';
import type { Palette } from './palette.ts';

const FONTS = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';

/** SVG text of a tile whose upper left corner is at `left`, `top` (world pixels), with `units` per pixel. */
export function drawLabels(
  labels: readonly PlacedLabel[],
  left: number,
  top: number,
  units: number,
  palette: Palette,
): string {
  if (labels.length === 0) return '';
  const byKind = Map.groupBy(labels, (label) => label.kind);
  const groups = [...byKind].map(([kind, group]) => {
    const { size, weight, italic, below } = TEXT_STYLES[kind];
    const slant = italic ? ' font-style="italic"' : '';
    const texts = group.map((label) => {
      const x = Math.round((label.x - left) * units);
      const y = Math.round((label.y - top) * units);
      const turn = label.angle === 0 ? '' : ` transform="rotate(${Math.round(label.angle * 10) / 10} ${x} ${y})"`;
      const dot = kind === 'poi' ? `<circle cx="${x}" cy="${y - below * units}" r="9"/>` : '';
      // "dominant-baseline" is not supported everywhere; shifting down by a third of the size is.
      return `${dot}<text x="${x}" y="${y}" dy="${Math.round(size * units * 0.34)}"${turn}>${escapeXml(label.text)}</text>`;
    });
    const halo = kind === 'number' ? 8 : 12;
    return `<g fill="${colorOf(kind, palette)}" stroke="${palette.halo}" stroke-width="${halo}" font-size="${size * units}" font-weight="${weight}"${slant}>${texts.join('')}</g>`;
  });
  return `<g font-family="${FONTS}" text-anchor="middle" paint-order="stroke" stroke-linejoin="round">${groups.join('')}</g>`;
}

function colorOf(kind: TextKind, palette: Palette): string {
  return kind === 'street' ? palette.street : palette.labels[kind];
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
