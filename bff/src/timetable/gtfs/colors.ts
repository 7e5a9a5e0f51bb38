/** Legible colours of lines. */
import type { Mode } from '@halte/engine/timetable/feed/feed';

/** Each holds white text at a contrast of 4.5 or more. */
const DEFAULTS: Readonly<Record<Mode, string>> = {
  metro: '#1d4e89',
  tram: '#8a1c4a',
  bus: '#2d6a4f',
  coach: '#5b4b8a',
  train: '#7a3e00',
  cableCar: '#00627a',
  funicular: '#6b4226',
  ferry: '#005f86',
  onDemand: '#4a5568',
};

const READABLE = 4.5;

export interface LineColors {
  readonly color: string;
  readonly textColor: string;
}

/**
 * `#rrggbb` for a line and for text on it. Colours of the feed are kept if legible; a missing or malformed colour becomes the
 * mode's default, and text below a contrast of 4.5 (WCAG 2.2 AA) becomes black or white, whichever has more contrast.
 */
export function lineColors(mode: Mode, routeColor: string, routeTextColor: string): LineColors {
  const color = parseColor(routeColor) ?? DEFAULTS[mode];
  const given = parseColor(routeTextColor);
  if (given !== null && contrast(color, given) >= READABLE) return { color, textColor: given };
  return { color, textColor: contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000' };
}

/** Whether this is the default colour of the mode. */
export const isDefaultColor = (mode: Mode, color: string): boolean => DEFAULTS[mode] === color;

/** WCAG contrast ratio of two `#rrggbb` colours, 1 … 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function isColor(text: string): boolean {
  return parseColor(text) !== null;
}

function parseColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
