import { type ProviderKind, providerKind } from '@halte/contract';
import type { MapPoint, MarkerRange } from './types.ts';

/** `#rrggbb`, or a token such as `--c-info`. */
export type PinColor = string;

/** The pin of a point, in CSS pixels. */
export interface Pin {
  readonly shape: 'disc' | 'ring' | 'square' | 'dot';
  readonly width: number;
  readonly height: number;
  readonly fill: PinColor;
  /** Colour of icons and numbers, and of the edge of rings and squares. */
  readonly ink: PinColor;
  /** Modes by name, at most two; empty for what shows none. */
  readonly modes: readonly string[];
  /** The kind of place whose icon it shows; null for stops. */
  readonly kind: ProviderKind | null;
  /** The text beside the icon of the point; empty for none. */
  readonly text: string;
}

/** Heavy stops stand out and are seen first; they are named and gathered apart from the others. */
export type PinWeight = 'rail' | 'bus' | 'facility';

/** The modes that a stop is known for, the heaviest first. */
const RAIL_MODES: readonly string[] = ['train', 'metro', 'tram', 'cableCar', 'funicular', 'ferry'];
const SURFACE = '--c-surface';

const TONES: Readonly<Partial<Record<ProviderKind, PinColor>>> = {
  bikesharingstations: '--c-success',
  bikeparks: '--c-success',
  chargingstations: '--c-success',
  carsharingstations: '--c-info',
  parks: '--c-info',
  parkandrides: '--c-info',
  ridesharingparks: '--c-info',
  pointofsales: '--c-warning',
};

type Styled = Pick<MapPoint, 'type' | 'modes' | 'lines' | 'count'>;

const railModesOf = ({ modes = [] }: Styled) => RAIL_MODES.filter((mode) => modes.includes(mode));

const isStop = ({ type }: Styled) => ['stoparea', 'stoppoint'].includes(providerKind(type) ?? '');

export function weightOf(point: Styled): PinWeight {
  if (!isStop(point)) return 'facility';
  return railModesOf(point).length > 0 ? 'rail' : 'bus';
}

/** Where each mode has one line, the colours of the heaviest mode's line; otherwise those of no line. */
function railColors({ lines = [] }: Styled, modes: readonly string[]): Pick<Pin, 'fill' | 'ink'> {
  const ofMode = modes.map((mode) => lines.filter((line) => line.mode === mode));
  const isPlain = ofMode.every((some) => new Set(some.map(({ color }) => color)).size === 1);
  const line = ofMode[0]?.[0];
  return isPlain && line ? { fill: line.color, ink: line.textColor } : { fill: '--c-pin', ink: '--c-on-pin' };
}

function railPin(point: Styled, range: MarkerRange): Pin {
  const modes = railModesOf(point).slice(0, 2);
  const colors = railColors(point, modes);
  const base = { ...colors, kind: null, text: '' };
  if (range === 'small') return { ...base, shape: 'dot', width: 14, height: 14, modes: [] };
  return { ...base, shape: 'disc', width: modes.length > 1 ? 52 : 32, height: 32, modes };
}

function busPin(range: MarkerRange): Pin {
  const side = range === 'small' ? 8 : 14;
  return {
    shape: 'ring',
    width: side,
    height: side,
    fill: SURFACE,
    ink: '--c-muted',
    modes: [],
    kind: null,
    text: '',
  };
}

function facilityPin({ type, count }: Styled, range: MarkerRange): Pin {
  const kind = providerKind(type);
  const tone = (kind && TONES[kind]) ?? '--c-muted';
  if (range === 'small') {
    return { shape: 'dot', width: 10, height: 10, fill: tone, ink: SURFACE, modes: [], kind: null, text: '' };
  }
  if (count === undefined) {
    return { shape: 'square', width: 24, height: 24, fill: SURFACE, ink: tone, modes: [], kind, text: '' };
  }
  const text = `${count}`;
  const fill = count === 0 ? '--c-muted' : tone;
  return { shape: 'disc', width: 44 + 8 * text.length, height: 32, fill, ink: SURFACE, modes: [], kind, text };
}

/** The pin for a point of this range: one mode a disc, two a pill, buses a ring, other places a square with the icon of their kind. */
export function pinOf(point: Styled, range: MarkerRange): Pin {
  const weight = weightOf(point);
  if (weight === 'rail') return railPin(point, range);
  return weight === 'bus' ? busPin(range) : facilityPin(point, range);
}

const MOST_COUNTED = 999;

/** The pin of a cluster: points that are too close to each other to be drawn one by one. */
export function clusterPin(count: number): Pin {
  const text = count > MOST_COUNTED ? `${MOST_COUNTED}+` : `${count}`;
  return {
    shape: 'disc',
    width: Math.max(36, 20 + 8 * text.length),
    height: 36,
    fill: SURFACE,
    ink: '--c-text',
    modes: [],
    kind: null,
    text,
  };
}

const NAMED_FROM: Readonly<Record<PinWeight, number>> = { rail: 15, bus: 16, facility: Number.POSITIVE_INFINITY };

/** Whether names of such points stand on the map at this zoom, where there is room. */
export function isNamedAt(weight: PinWeight, zoom: number): boolean {
  return zoom >= NAMED_FROM[weight];
}
