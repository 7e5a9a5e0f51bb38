import { beside, distance, type Located, type Point } from './geometry.ts';
import type { LineMode, StopArea, StopPoint } from './model.ts';
import type { Random } from './random.ts';

interface AreaDraft {
  readonly id: string;
  readonly name: string;
  readonly anchor: Point;
  readonly stops: StopPoint[];
}

/** Metres from the middle of the way to where people stand. */
const OFFSET: Record<LineMode, number> = { metro: 5, tram: 5, bus: 8, train: 6, ferry: 6, cableCar: 6, onDemand: 8 };

const FAMILY: Record<LineMode, string> = {
  metro: 'M',
  tram: 'T',
  bus: 'B',
  train: 'R',
  ferry: 'F',
  cableCar: 'C',
  onDemand: 'B',
};

/** Stop areas and their platforms while the lines are being laid. */
export class StopRegistry {
  readonly #areas = new Map<string, AreaDraft>();
  readonly #names = new Map<string, AreaDraft>();
  readonly #family = new Map<string, string>();
  readonly #random: Random;
  readonly #isWater: (point: Point, margin?: number) => boolean;

  constructor(random: Random, isWater: (point: Point, margin?: number) => boolean) {
    this.#random = random;
    this.#isWater = isWater;
  }

  areas(): readonly { readonly id: string; readonly name: string; readonly anchor: Point }[] {
    return [...this.#areas.values()];
  }

  nameTaken(name: string): boolean {
    return this.#names.has(name);
  }

  /** The area of that name; made where there is none. */
  findStopArea(name: string, anchor: Point): string {
    const known = this.#names.get(name);
    if (known) return known.id;
    const area: AreaDraft = { id: `SA${String(this.#areas.size + 1).padStart(3, '0')}`, name, anchor, stops: [] };
    this.#areas.set(area.id, area);
    this.#names.set(name, area);
    return area.id;
  }

  dry(place: Located, mode: LineMode): boolean {
    return [OFFSET[mode], -OFFSET[mode]].every((offset) => !this.#isWater(beside(place, offset), 3));
  }

  /** The platform to the right of the way; lines of one kind that stop at the same kerb share it. */
  platform(areaId: string, place: Located, mode: LineMode): string {
    return this.platformAt(areaId, beside(place, OFFSET[mode]), mode);
  }

  platformAt(areaId: string, point: Point, mode: LineMode): string {
    const area = this.#areas.get(areaId)!;
    const family = FAMILY[mode];
    const shared = area.stops.find((stop) => this.#family.get(stop.id) === family && distance(stop.point, point) < 9);
    if (shared) return shared.id;
    const id = `${area.id}:${area.stops.length + 1}`;
    const ofFamily = area.stops.filter((stop) => this.#family.get(stop.id) === family).length;
    const lettered = family === 'B' || family === 'T';
    area.stops.push({
      id,
      code: `${area.id.slice(2)}${area.stops.length + 1}`,
      area: areaId,
      platform: lettered ? String.fromCharCode(65 + (area.stops.length % 26)) : String(ofFamily + 1),
      point,
      wheelchair: this.#wheelchair(mode),
    });
    this.#family.set(id, family);
    return id;
  }

  finish(): { stopAreas: StopArea[]; stopPoints: StopPoint[] } {
    const drafts = [...this.#areas.values()].filter((area) => area.stops.length > 0);
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    return {
      stopAreas: drafts.map(({ id, name, stops }) => ({
        id,
        name,
        centre: { x: mean(stops.map((s) => s.point.x)), y: mean(stops.map((s) => s.point.y)) },
      })),
      stopPoints: drafts.flatMap((area) => area.stops),
    };
  }

  #wheelchair(mode: LineMode): 0 | 1 | 2 {
    if (mode !== 'bus' && mode !== 'onDemand') return 1;
    const roll = this.#random.next();
    return roll < 0.78 ? 1 : roll < 0.9 ? 2 : 0;
  }
}
