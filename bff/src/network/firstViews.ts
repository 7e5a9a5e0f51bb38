/** Where a map of the whole network, or of a line, begins: known before the map is, so that none of its tiles is requested for another view. */

import type { LatLon } from '@halte/engine/timetable/geo/cutShape';
import type { Static } from 'typebox';
import type { FirstView as FirstViewSchema } from '../api/network.ts';
import { latOf, lonOf, worldX, worldY } from '../timetable/geo/mercator.ts';
import type { RailLine } from './networkLines.ts';

export type FirstView = Static<typeof FirstViewSchema>;

/** The size of a screen: a desk is 1100 pixels wide or more. */
export type ScreenSize = 'phone' | 'desk';

type Room = readonly [width: number, height: number];

/**
 * Pixels into which the lines are fitted: a phone of 375 by 720 shows a strip of the map above its sheet, a desk of 1280 by 800 what is right of the
 * panel.
 */
const ROOM: Readonly<Record<ScreenSize, Room>> = {
  phone: [345, 180],
  desk: [750, 690],
};

/**
 * The same for a line, with room for the marks of its ends. The map of a screen with more room stays at this view, although it could show the line a
 * little larger.
 */
const ROOM_OF_LINE: typeof ROOM = {
  phone: [320, 148],
  desk: [690, 590],
};

/** Share of the points of all lines that is seen: on a low map the middle; on a large one all but the ends of a line far out of town. */
const SHARE: Readonly<Record<ScreenSize, number>> = { phone: 0.6, desk: 0.98 };

/** Degrees. A larger network is shown at its middle: the whole of it would be a knot of lines. */
const TOWN = 0.6;
/** From afar: the zoom to which the pictures of all lines are drawn. */
const FAR_ZOOM = 12;
/** One short line does not fill the map. */
const CLOSEST_ZOOM = 16;
/** About a metre. */
const DECIMALS = 1e5;

/** @param center of the network: shown where it has no rail lines, or is larger than a town, or has most of its stops away from them. */
export function firstViewsOf(
  lines: readonly Pick<RailLine, 'ways'>[],
  center: { readonly lat: number; readonly lon: number },
): Readonly<Record<ScreenSize, FirstView>> {
  const points = lines.flatMap(({ ways }) => ways.flat());
  const viewOf = (size: ScreenSize): FirstView => {
    const view = viewOfTown(points, size);
    return view && isSeen(center, view, ROOM[size]) ? view : { ...center, zoom: FAR_ZOOM };
  };
  return { phone: viewOf('phone'), desk: viewOf('desk') };
}

function viewOfTown(points: readonly LatLon[], size: ScreenSize): FirstView | null {
  const lats = points.map(([lat]) => lat).toSorted((a, b) => a - b);
  const lons = points.map(([, lon]) => lon).toSorted((a, b) => a - b);
  if (points.length === 0 || lats.at(-1)! - lats[0]! > TOWN || lons.at(-1)! - lons[0]! > TOWN) return null;
  const [south, north] = endsOf(lats, SHARE[size]);
  const [west, east] = endsOf(lons, SHARE[size]);
  return viewOfBox({ south, west, north, east }, ROOM[size]);
}

/** A railway that leaves the town does not stand for its network: the buses, and those who take them, are elsewhere. */
function isSeen(place: Pick<FirstView, 'lat' | 'lon'>, { lat, lon, zoom }: FirstView, [width, height]: Room): boolean {
  const pixels = 256 * 2 ** zoom;
  return (
    Math.abs(worldX(place.lon) - worldX(lon)) * pixels <= width / 2 &&
    Math.abs(worldY(place.lat) - worldY(lat)) * pixels <= height / 2
  );
}

/** @param box degrees: all that is shown of the line. */
export const firstViewOfLine = (box: Degrees, size: ScreenSize): FirstView => viewOfBox(box, ROOM_OF_LINE[size]);

interface Degrees {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

function viewOfBox({ south, west, north, east }: Degrees, [width, height]: Room): FirstView {
  const [left, right, top, bottom] = [worldX(west), worldX(east), worldY(north), worldY(south)];
  const zoom = Math.log2(Math.min(width / (right - left), height / (bottom - top)) / 256);
  return {
    lat: rounded(latOf((top + bottom) / 2)),
    lon: rounded(lonOf((left + right) / 2)),
    zoom: Math.max(0, Math.min(readableZoom(zoom), CLOSEST_ZOOM)),
  };
}

/** The map has zooms in quarters. At a half, the tiles of the next zoom are shown at seven tenths of their size: too small for their names. */
function readableZoom(most: number): number {
  const zoom = Math.floor(most * 4) / 4;
  return zoom % 1 === 0.5 ? zoom - 0.25 : zoom;
}

/** Between which this share of the values lies, as many below as above. */
function endsOf(sorted: readonly number[], share: number): readonly [low: number, high: number] {
  const beyond = Math.floor(((1 - share) / 2) * (sorted.length - 1));
  return [sorted[beyond]!, sorted.at(-1 - beyond)!];
}

const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;
