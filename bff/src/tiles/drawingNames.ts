/** The names of a map's tables. */
import type { Addresses } from '../ground/addressColumns.ts';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { POINT_KINDS } from '../ground/classify/drawnPoints.ts';
import { WAY_KINDS } from '../ground/classify/drawnWays.ts';
import { bandAt, type Drawing, PARTS } from '../ground/drawing.ts';
import { type Texts, textAt } from '../ground/texts.ts';
import { worldX, worldY } from '../timetable/geo/mercator.ts';
import { NAMED_FROM, TEXT_STYLES, type TextKind } from './labelStyle.ts';
import type { NamedPoint, NamedWay, NameLanguage, Names } from './names.ts';

/** Whole numbers of houses stand in the house from this zoom on. */
const HOUSES_FROM = 18;

/** Named in the language of the page; all else is named as signs have it. */
const IN_LANGUAGE: ReadonlySet<TextKind> = new Set([
  ...(['city', 'town', 'village', 'suburb', 'quarter', 'island', 'water', 'sight'] as const),
]);

export interface NamedTables {
  readonly drawing: Drawing;
  readonly addresses: Pick<Addresses, 'lat' | 'lon' | 'number'>;
  readonly texts: Texts;
}

export function drawingNames({ drawing, addresses, texts }: NamedTables): Names {
  const { points, names } = drawing;

  function* pointsAt(zoom: number): Generator<NamedPoint> {
    for (let i = 0; i < points.kind.length; i++) {
      if (points.minZoom[i]! > zoom) continue;
      const kind = POINT_KINDS[points.kind[i]!]!;
      if (zoom > TEXT_STYLES[kind].maxZoom) continue;
      const [x, y] = [points.xy[2 * i]! / PARTS + 0.5, points.xy[2 * i + 1]! / PARTS + 0.5];
      yield { kind, name: points.name[i]!, x, y };
    }
  }

  function* waysAt(zoom: number): Generator<NamedWay> {
    const { kind, name, minZoom, first, xy } = bandAt(drawing, zoom).ways;
    for (let way = 0; way < kind.length; way++) {
      const wayKind = WAY_KINDS[kind[way]!]!;
      if (name[way] === 0 || minZoom[way]! > zoom || zoom < (NAMED_FROM.get(wayKind) ?? Number.POSITIVE_INFINITY))
        continue;
      yield { kind: wayKind, name: name[way]!, points: xy, from: 2 * first[way]!, to: 2 * first[way + 1]! };
    }
  }

  function* housesAt(zoom: number): Generator<NamedPoint> {
    if (zoom < HOUSES_FROM) return;
    const { lat, lon, number } = addresses;
    for (let i = 0; i < number.length; i++) {
      if (number[i] === 0) continue;
      const [x, y] = [worldX(lon[i]! / UNITS_PER_DEGREE), worldY(lat[i]! / UNITS_PER_DEGREE)];
      yield { kind: 'number', name: number[i]!, x, y };
    }
  }

  function text(kind: TextKind, name: number, language: NameLanguage): string {
    if (kind === 'number') return textAt(texts, name);
    const translated = language !== null && IN_LANGUAGE.has(kind) ? names.languages[language][name]! : 0;
    if (translated !== 0) return textAt(texts, translated);
    const [local, latin] = [textAt(texts, names.local[name]!), names.latin[name]!];
    return latin === 0 ? local : `${local} (${textAt(texts, latin)})`;
  }

  return { points: pointsAt, ways: waysAt, houses: housesAt, text };
}
