import type { AreaKind } from '../ground/classify/drawnAreas.ts';
import type { WayKind } from '../ground/classify/drawnWays.ts';

export type TileTheme = 'light' | 'dark';

interface WayColors {
  readonly fill: string;
  readonly border: string;
}

/** What names are about, by colour. */
export const LABEL_COLORS = [
  ...(['city', 'suburb', 'district', 'water', 'park', 'stop', 'poi', 'number', 'street'] as const),
  ...(['transport', 'health', 'culture', 'food', 'shop'] as const),
] as const;
export type LabelColor = (typeof LABEL_COLORS)[number];

export interface Palette {
  readonly ground: string;
  /** Around buildings, from near. */
  readonly wall: string;
  readonly halo: string;
  readonly areas: Readonly<Record<AreaKind, string>>;
  readonly ways: Readonly<Record<WayKind, WayColors>>;
  /** The colour of a way that has no room for a border. */
  readonly hairline: keyof WayColors;
  /** The light dashes of a railway. */
  readonly sleepers: string;
  /** The border of a bridge. */
  readonly bridge: string;
  readonly labels: Readonly<Record<LabelColor, string>>;
}

const plain = (color: string): WayColors => ({ fill: color, border: color });

/** Muted colours, so that the lines and markers above the map stand out. */
export const PALETTES: Readonly<Record<TileTheme, Palette>> = {
  light: {
    ground: '#f4f3ef',
    wall: '#cbc6bb',
    halo: '#faf9f6',
    areas: {
      builtUp: '#ecebe7',
      industry: '#e8e5e9',
      wood: '#d5e5cb',
      grass: '#e4eeda',
      park: '#dcebd2',
      cemetery: '#d7e2d2',
      beach: '#f4ebcf',
      wetland: '#d6e5df',
      sea: '#c2dae8',
      water: '#c2dae8',
      pitch: '#cbe3d1',
      square: '#f7f4ec',
      platform: '#d9d6d2',
      building: '#dcd8cf',
    },
    ways: {
      boundary: plain('#b9a5bd'),
      stream: plain('#c2dae8'),
      ferry: plain('#8fb3c9'),
      runway: plain('#dcdbe0'),
      pier: { fill: '#f4f3ef', border: '#cfcbc2' },
      metro: plain('#a9a5b4'),
      rail: plain('#a19e98'),
      route: plain('#cfccc5'),
      path: plain('#b9a999'),
      cycleway: plain('#93a9c9'),
      stairs: plain('#c4a595'),
      track: plain('#c0ae8e'),
      service: { fill: '#ffffff', border: '#dedbd3' },
      minor: { fill: '#ffffff', border: '#d9d5cc' },
      secondary: { fill: '#ffffff', border: '#cfcabf' },
      primary: { fill: '#fffbe8', border: '#ccc3ac' },
      motorway: { fill: '#f8e3bd', border: '#d8bf90' },
      tram: plain('#a8a6a0'),
    },
    hairline: 'border',
    sleepers: '#f4f3ef',
    bridge: '#a9a498',
    labels: {
      city: '#3b3e44',
      suburb: '#4a4d54',
      district: '#54585e',
      water: '#2f5f7c',
      park: '#3c6335',
      stop: '#55585f',
      poi: '#67523f',
      number: '#595752',
      street: '#5b5d62',
      transport: '#2a5a94',
      health: '#a03a34',
      culture: '#6d4f86',
      food: '#8a4b12',
      shop: '#7a3f7f',
    },
  },
  dark: {
    ground: '#1a1e24',
    wall: '#343c47',
    halo: '#14181d',
    areas: {
      builtUp: '#1e232a',
      industry: '#23242c',
      wood: '#1f3427',
      grass: '#1f2e28',
      park: '#243a2b',
      cemetery: '#22332b',
      beach: '#353127',
      wetland: '#1c3233',
      sea: '#17354d',
      water: '#17354d',
      pitch: '#26413a',
      square: '#262c34',
      platform: '#333a44',
      building: '#262c35',
    },
    ways: {
      boundary: plain('#5b4a62'),
      stream: plain('#17354d'),
      ferry: plain('#3a627f'),
      runway: plain('#31363f'),
      pier: { fill: '#2a3039', border: '#3a424d' },
      metro: plain('#55506a'),
      rail: plain('#5a616b'),
      route: plain('#3a414b'),
      path: plain('#564c43'),
      cycleway: plain('#40506a'),
      stairs: plain('#6a5347'),
      track: plain('#544c3d'),
      service: { fill: '#343b45', border: '#282e36' },
      minor: { fill: '#363e48', border: '#282e36' },
      secondary: { fill: '#3b444f', border: '#2b323a' },
      primary: { fill: '#434c58', border: '#2f363f' },
      motorway: { fill: '#544c3a', border: '#3b372d' },
      tram: plain('#5c646e'),
    },
    hairline: 'fill',
    sleepers: '#262b32',
    bridge: '#667180',
    labels: {
      city: '#dfe4ea',
      suburb: '#c3cad2',
      district: '#a6afba',
      water: '#8bbbda',
      park: '#93c299',
      stop: '#b3bbc4',
      poi: '#c2b19d',
      number: '#9aa2ab',
      street: '#c0c8d0',
      transport: '#8fb8ec',
      health: '#ee9a93',
      culture: '#c3a7dd',
      food: '#e0a56d',
      shop: '#d79fdb',
    },
  },
};
