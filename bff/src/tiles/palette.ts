import type { AreaKind, LabelKind, WayKind } from './source.ts';

export type TileTheme = 'light' | 'dark';

interface WayColors {
  readonly fill: string;
  readonly casing: string;
}

export interface Palette {
  readonly ground: string;
  readonly building: string;
  readonly halo: string;
  readonly street: string;
  readonly areas: Readonly<Record<AreaKind, string>>;
  readonly ways: Readonly<Record<WayKind, WayColors>>;
  readonly labels: Readonly<Record<LabelKind, string>>;
}

/** Muted colours, so that the lines and markers above the map stand out. */
export const PALETTES: Readonly<Record<TileTheme, Palette>> = {
  light: {
    ground: '#f4f3ef',
    building: '#e8e5de',
    halo: '#faf9f6',
    street: '#63656a',
    areas: { wood: '#d5e5cb', park: '#dcebd2', water: '#c2dae8', island: '#dfebd6' },
    ways: {
      rail: { fill: '#bfbcb5', casing: '#bfbcb5' },
      route: { fill: '#cfccc5', casing: '#cfccc5' },
      minor: { fill: '#ffffff', casing: '#e0ddd5' },
      secondary: { fill: '#ffffff', casing: '#d9d5cc' },
      primary: { fill: '#fffdf7', casing: '#d3cec2' },
      motorway: { fill: '#f8ead0', casing: '#dcc9a4' },
    },
    labels: {
      city: '#3b3e44',
      suburb: '#4a4d54',
      district: '#666a72',
      water: '#3f6f8c',
      park: '#47703f',
      stop: '#55585f',
      poi: '#6b5a4a',
      number: '#77756f',
    },
  },
  dark: {
    ground: '#1a1e24',
    building: '#222831',
    halo: '#14181d',
    street: '#99a2ac',
    areas: { wood: '#1f3427', park: '#243a2b', water: '#17354d', island: '#243a2b' },
    ways: {
      rail: { fill: '#4a5059', casing: '#4a5059' },
      route: { fill: '#3a414b', casing: '#3a414b' },
      minor: { fill: '#2d343d', casing: '#2a3038' },
      secondary: { fill: '#333b45', casing: '#2f363f' },
      primary: { fill: '#3a424d', casing: '#353d47' },
      motorway: { fill: '#4a4436', casing: '#4a4436' },
    },
    labels: {
      city: '#dfe4ea',
      suburb: '#c3cad2',
      district: '#9aa4af',
      water: '#7fb0d0',
      park: '#86b58c',
      stop: '#b3bbc4',
      poi: '#b9a894',
      number: '#858d96',
    },
  },
};
