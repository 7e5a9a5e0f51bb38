/** A road as it is collected: its name is the number of a text. */
import type { Tags } from '../osm/tags.ts';
import { cyclingOf } from './classify/cycling.ts';
import type { Road } from './classify/roads.ts';
import { wheelsOf } from './classify/wheels.ts';
import type { TextsMaker } from './texts.ts';

export interface RoadWay extends Omit<Road, 'name' | 'levels'>, Partial<Pick<Road, 'levels'>> {
  /** Number of a text. */
  readonly name: number;
  /** Bits of `WHEEL_FLAGS`; nothing is known where it is absent. */
  readonly wheels?: number;
  /** Bits of `CYCLING_FLAGS`; nothing is tagged where it is absent. */
  readonly cycling?: number;
}

/** @param tags those that `road` is of. */
export function roadWayOf(road: Road, tags: Tags, texts: TextsMaker): RoadWay {
  return { ...road, wheels: wheelsOf(tags, road), cycling: cyclingOf(tags), name: texts.number(road.name) };
}
