/** How wide what is drawn is, and from which zoom on. */
import type { WayKind } from '../ground/classify/drawnWays.ts';

/** In drawing order. Railways are below streets, trams on them. */
export const WAY_ORDER = [
  ...([
    'boundary',
    'stream',
    'ferry',
    'runway',
    'pier',
    'metro',
    'rail',
    'route',
    'path',
    'cycleway',
    'stairs',
  ] as const),
  ...(['track', 'service', 'minor', 'secondary', 'primary', 'motorway', 'tram'] as const),
] satisfies readonly WayKind[];

export interface WayStyle {
  readonly metres: number;
  /** At the first zoom; where metres are fewer pixels, a way grows slowly with each zoom, so that larger streets stay wider. */
  readonly minPixels: number;
  readonly growth: number;
  readonly from: number;
  /** Pixels of dashes and gaps; absent: drawn through. */
  readonly dashes?: readonly [dash: number, gap: number];
  /** The same in tunnels. */
  readonly tunnelDashes?: readonly [dash: number, gap: number];
  /** Has a border where it is wide enough. */
  readonly bordered: boolean;
}

const street = (metres: number, minPixels: number, from: number): WayStyle => ({
  ...{ metres, minPixels, from },
  growth: 1.18,
  bordered: true,
});
const thin = (pixels: number, from: number, dashes?: readonly [dash: number, gap: number]): WayStyle => ({
  ...{ metres: 0, minPixels: pixels, growth: 1, from, bordered: false },
  ...(dashes && { dashes }),
});

export const WAY_STYLES: Readonly<Record<WayKind, WayStyle>> = {
  motorway: street(18, 1.8, 10),
  primary: street(14, 1.5, 10),
  secondary: street(10, 1.2, 12),
  minor: street(7, 0.8, 13),
  service: street(4, 0.7, 15),
  track: thin(1.25, 14, [5, 2.5]),
  path: thin(1.25, 15, [3, 2]),
  cycleway: thin(1.25, 15, [3, 2]),
  stairs: { ...thin(2.5, 15, [1.5, 1.5]), metres: 2 },
  rail: { ...thin(1, 10), growth: 1.15 },
  route: { ...street(6, 1.4, 10), growth: 1 },
  tram: { ...thin(1, 13), growth: 1.1 },
  metro: { ...thin(1.25, 12), growth: 1.15, tunnelDashes: [6, 4] },
  ferry: thin(1.25, 9, [5, 4]),
  pier: street(4, 1.5, 13),
  runway: { ...thin(2, 11), metres: 40 },
  stream: { ...thin(0.75, 13), metres: 3 },
  boundary: thin(1, 9, [6, 3]),
};

/** Railways have light dashes from this zoom on, of so many pixels and of this share of their width. */
export const SLEEPERS = { from: 15, dashes: [7, 7], width: 0.5 } as const;

/** Pixels of both sides of a way together. */
export const BORDER = 1.5;
