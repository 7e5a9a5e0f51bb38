import { readableOn } from '@halte/ui/contrast';
import type { IconNode } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { modeIcon } from '@halte/ui/modeIcons';
import { outline } from '@halte/ui/outline';
import { type DivIcon, divIcon } from 'leaflet';
import type { RideBadge } from '../model/drawing.ts';
import { type Pin, pinOf, weightOf } from '../model/pins.ts';
import type { LatLon, MapLine, MapMarker, MapPointLine, ProximityPoint } from '../model/types.ts';
import styles from './icons.module.css';

// Icons are built as elements, never as HTML text: a strict content policy refuses style attributes, and names are not markup.

const SVG = 'http://www.w3.org/2000/svg';

function element(className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement('span');
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function glyph(icon: IconNode): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', styles.glyph ?? '');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', outline(icon));
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

/** Beside the line: as far from it as half of the badge and half of the line need, whichever way the line runs. */
export function badgeIcon({ text, color, textColor, side }: Omit<RideBadge, 'key' | 'others' | keyof LatLon>): DivIcon {
  const badge = element(styles.badge, text);
  badge.style.setProperty('--side-x', `${side.x}`);
  badge.style.setProperty('--side-y', `${side.y}`);
  badge.style.backgroundColor = color;
  badge.style.color = textColor;
  return icon(badge, [0, 0], [0, 0]);
}

/** Lines beyond these would make the box wider than a phone. */
const LINES_IN_BOX = 5;

function paint(target: HTMLElement, { fill, ink }: Pick<Pin, 'fill' | 'ink'>): void {
  const css = (color: string) => (color.startsWith('--') ? `var(${color})` : color);
  target.style.backgroundColor = css(fill);
  target.style.color = css(ink);
}

function lineBadge({ shortName, color, textColor }: MapPointLine): HTMLElement {
  const badge = element(styles.lineBadge, shortName);
  paint(badge, { fill: color, ink: textColor });
  return badge;
}

/** Where a marker of {@link pointIcon} has its name; null of another one. */
export function nameBoxOf(marker: HTMLElement | undefined): HTMLElement | null {
  return marker?.querySelector<HTMLElement>(`.${styles.nameBox}`) ?? null;
}

/** The name of a point with its lines, each badge once. */
function nameBox({ name, lines = [] }: Pick<ProximityPoint, 'name' | 'lines'>): HTMLElement {
  const once = [...new Map(lines.map((line) => [`${line.shortName} ${line.color}`, line])).values()];
  const more = once.length - LINES_IN_BOX;
  return element(
    styles.nameBox,
    element(styles.boxName, name),
    ...once.slice(0, LINES_IN_BOX).map(lineBadge),
    ...(more > 0 ? [`+${more}`] : []),
  );
}

/** The pin of a point that stands out: larger than on the canvas and with its name; with a ring where it is selected. */
export function pointIcon(point: ProximityPoint): DivIcon {
  const pin = pinOf(point, 'full');
  const icons = [...pin.modes.map(modeIcon), ...(weightOf(point) === 'facility' ? [kindIcon(pin.kind ?? '')] : [])];
  const shape = element(styles.point, ...icons.map(glyph), ...(pin.text === '' ? [] : [pin.text]));
  shape.dataset.shape = pin.shape;
  shape.dataset.selected = `${point.selected}`;
  paint(shape, pin);
  return icon(element(undefined, shape, nameBox(point)), [0, 0], [0, 0]);
}

export function userIcon(): DivIcon {
  return icon(element(styles.user), [20, 20], [10, 10]);
}

/** The name of a stop, above it. */
export function nameIcon(name: string): DivIcon {
  return icon(element(styles.placeName, name), [0, 0], [0, 0]);
}

/** A disc with a mark that points to where the vehicle goes. */
export function vehicleIcon(mode: string, bearing: number | null): DivIcon {
  const disc = element(styles.vehicle, glyph(modeIcon(mode)));
  if (bearing === null) return icon(disc, [24, 24], [12, 12]);
  const heading = element(styles.heading);
  heading.style.rotate = `${bearing}deg`;
  return icon(element(undefined, heading, disc), [24, 24], [12, 12]);
}

/** A disc with the name of a line, in its colours. */
export function lineIcon({ shortName, color, textColor }: Omit<MapLine, 'id'>): DivIcon {
  const disc = element(styles.lineDisc, shortName);
  paint(disc, { fill: color, ink: readableOn(color, textColor) });
  return icon(disc, [0, 0], [0, 0]);
}
