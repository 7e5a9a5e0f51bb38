import { type DivIcon, divIcon } from 'leaflet';
import type { RideBadge } from '../model/drawing.ts';
import type { MapMarker, ProximityPoint } from '../model/types.ts';
import styles from './icons.module.css';

// Icons are built as elements, never as HTML text: a strict content policy refuses style attributes, and names are not markup.

const SVG = 'http://www.w3.org/2000/svg';

/** Silhouettes on a grid of 16. */
const GLYPHS = {
  bus: 'M4 2h8a1.5 1.5 0 0 1 1.5 1.5V12H12v1.5h-1.8V12H5.8v1.5H4V12H2.5V3.5A1.5 1.5 0 0 1 4 2Zm0 2v3.6h8V4Zm.9 5.2a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Zm6.2 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z',
  rail: 'M5 1.5h6A2.5 2.5 0 0 1 13.5 4v5.500A2 2 0 0 1 11.5 11.500l1.5 2.500h-1.800l-.9-1.500H5.700L4.8 14H3l1.5-2.500A2 2 0 0 1 2.5 9.500V4A2.5 2.5 0 0 1 5 1.500ZM4.3 4v3h7.400V4ZM5.3 8.400a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.800Zm5.4 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.800Z',
  boat: 'M7 1.500h2v2h2.500V7l2 .8-1.3 4.200a3 3 0 0 1-2.1-.8 3 3 0 0 1-4.2 0 3 3 0 0 1-2.1.8L2.5 7.800l2-.8V3.500H7ZM6 5v1.400l2-.8 2 .8V5Z',
} as const;

const GLYPH_OF_MODE: Readonly<Record<string, keyof typeof GLYPHS>> = {
  metro: 'rail',
  train: 'rail',
  tram: 'rail',
  funicular: 'rail',
  cableCar: 'rail',
  ferry: 'boat',
};

function element(className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement('span');
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function glyph(modes: readonly string[] | undefined): SVGElement {
  const known = modes?.map((mode) => GLYPH_OF_MODE[mode]).find((name) => name !== undefined);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', GLYPHS[known ?? 'bus']);
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
}

/** `size` and `anchor` in CSS pixels. */
function icon(html: HTMLElement, size: [number, number], anchor: [number, number]): DivIcon {
  return divIcon({ html, iconSize: size, iconAnchor: anchor, className: styles.icon ?? '' });
}

export const PIN_LETTERS: Readonly<Record<MapMarker['role'], string>> = {
  DEPARTURE: 'A',
  ARRIVAL: 'B',
  VIA: '•',
  PLACE: '',
};

/** A drop whose point stands on the place. */
export function pinIcon(role: MapMarker['role']): DivIcon {
  const pin = element(styles.pin, element(styles.letter, PIN_LETTERS[role]));
  pin.dataset.role = role;
  return icon(pin, [30, 38], [15, 37]);
}

export function badgeIcon({ text, color, textColor }: Pick<RideBadge, 'text' | 'color' | 'textColor'>): DivIcon {
  const badge = element(styles.badge, text);
  badge.style.backgroundColor = color;
  badge.style.color = textColor;
  return icon(badge, [0, 0], [0, 0]);
}

export function pointIcon({ modes, name, selected }: Pick<ProximityPoint, 'modes' | 'name' | 'selected'>): DivIcon {
  const point = element(styles.point, glyph(modes));
  if (!selected) return icon(point, [32, 32], [16, 16]);
  point.classList.add(styles.selected ?? '');
  return icon(element(undefined, point, element(styles.name, name)), [40, 40], [20, 20]);
}

export function userIcon(): DivIcon {
  return icon(element(styles.user), [22, 22], [11, 11]);
}
