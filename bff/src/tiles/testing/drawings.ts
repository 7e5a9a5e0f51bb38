/** Tables of a small map, written by hand. */
import { LOCALES } from '@halte/contract/locales';
import type { Language } from '../../common/language.ts';
import { AREA_KINDS } from '../../ground/classify/drawnAreas.ts';
import { POINT_KINDS, type PointKind } from '../../ground/classify/drawnPoints.ts';
import { WAY_FLAGS, WAY_KINDS } from '../../ground/classify/drawnWays.ts';
import { BAND_ZOOMS, type BandName, type DrawnBand, PARTS } from '../../ground/drawing.ts';
import { createTextsMaker } from '../../ground/texts.ts';
import { worldX, worldY } from '../../timetable/geo/mercator.ts';
import type { NamedTables } from '../drawingNames.ts';

/** Degrees. */
type At = readonly [lat: number, lon: number];

export interface TestWay {
  readonly kind: (typeof WAY_KINDS)[number];
  readonly path: readonly At[];
  readonly name?: string;
  readonly deck?: keyof typeof WAY_FLAGS;
  readonly layer?: number;
  readonly minZoom?: number;
}

export interface TestArea {
  readonly kind: (typeof AREA_KINDS)[number];
  readonly rings: readonly (readonly At[])[];
  readonly size?: number;
  readonly minZoom?: number;
}

export interface TestPoint {
  readonly kind: PointKind;
  readonly at: At;
  readonly name: string;
  readonly minZoom?: number;
  readonly latin?: string;
  readonly languages?: Partial<Readonly<Record<Language, string>>>;
}

export interface TestMap {
  readonly ways?: readonly TestWay[];
  readonly areas?: readonly TestArea[];
  readonly points?: readonly TestPoint[];
  readonly houses?: readonly { readonly at: At; readonly number: string }[];
}

const part = (world: number) => Math.round((world - 0.5) * PARTS);
const xyOf = (points: readonly At[]) => points.flatMap(([lat, lon]) => [part(worldX(lon)), part(worldY(lat))]);
const starts = (lengths: readonly number[]) => Int32Array.of(0, ...lengths.map((_, i) => sum(lengths.slice(0, i + 1))));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** All bands have everything. */
export function testMap({ ways = [], areas = [], points = [], houses = [] }: TestMap): NamedTables {
  const texts = createTextsMaker();
  const named = [...ways.map(({ name }) => ({ name })), ...points];
  const rows = named.map((_, i) => i + 1);
  const column = (of: (one: (typeof named)[number]) => string | undefined) =>
    Int32Array.of(0, ...named.map((one) => texts.number(of(one))));
  const rings = areas.flatMap((area) => area.rings);
  const band: DrawnBand = {
    ways: {
      kind: Uint8Array.from(ways, ({ kind }) => WAY_KINDS.indexOf(kind)),
      name: Int32Array.from(ways, ({ name }, i) => (name ? rows[i]! : 0)),
      flags: Uint8Array.from(ways, ({ deck }) => (deck ? WAY_FLAGS[deck] : 0)),
      layer: Int8Array.from(ways, ({ layer = 0 }) => layer),
      minZoom: Uint8Array.from(ways, ({ minZoom = 0 }) => minZoom),
      first: starts(ways.map(({ path }) => path.length)),
      xy: Int32Array.from(ways.flatMap(({ path }) => xyOf(path))),
    },
    areas: {
      kind: Uint8Array.from(areas, ({ kind }) => AREA_KINDS.indexOf(kind)),
      size: Float32Array.from(areas, ({ size = 1e6 }) => size),
      minZoom: Uint8Array.from(areas, ({ minZoom = 0 }) => minZoom),
      firstRing: starts(areas.map((area) => area.rings.length)),
      first: starts(rings.map(({ length }) => length)),
      xy: Int32Array.from(rings.flatMap(xyOf)),
    },
  };
  const languages = LOCALES.map((language) => [
    language,
    column((one) => ('languages' in one ? one.languages?.[language] : undefined)),
  ]);
  const drawing = {
    bands: Object.fromEntries(Object.keys(BAND_ZOOMS).map((name) => [name, band])) as Record<BandName, DrawnBand>,
    points: {
      kind: Uint8Array.from(points, ({ kind }) => POINT_KINDS.indexOf(kind)),
      name: Int32Array.from(points, (_, i) => rows[ways.length + i]!),
      minZoom: Uint8Array.from(points, ({ minZoom = 0 }) => minZoom),
      xy: Int32Array.from(xyOf(points.map(({ at }) => at))),
    },
    openRings: 0,
    names: {
      local: column(({ name }) => name),
      latin: column((one) => ('latin' in one ? one.latin : undefined)),
      languages: Object.fromEntries(languages) as Record<Language, Int32Array>,
    },
  };
  const addresses = {
    lat: Int32Array.from(houses, ({ at }) => Math.round(at[0] * 1e7)),
    lon: Int32Array.from(houses, ({ at }) => Math.round(at[1] * 1e7)),
    number: Int32Array.from(houses, ({ number }) => texts.number(number)),
  };
  return { drawing, addresses, texts: texts.texts() };
}
