/** For tests: walks by the program in Python that knows `docs/walking.md` and no code of the product. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Position } from '@halte/engine/timetable/geo/position';
import type { WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import type { LinkedStop } from '../linkedStop.ts';

const JUDGE = join(__dirname, 'judgedWalks.py');

/** A stop by its position in the timetable, or a place. */
export type JudgedEnd = number | Position;

export interface JudgedQuestion {
  readonly profile: WalkProfile | 'bike';
  /** `change` and `ruled` between stops, the others as far as `maxMetres`; by bike only `direct`. */
  readonly kind: 'change' | 'ruled' | 'access' | 'direct';
  readonly from: JudgedEnd;
  readonly to: JudgedEnd;
  readonly maxMetres?: number;
}

export interface JudgedWalk {
  readonly metres: number;
  readonly seconds: number;
}

export function judgedWalks(map: string, stops: readonly LinkedStop[], questions: readonly JudgedQuestion[]) {
  const input = JSON.stringify({ map, stops, questions });
  // -B: writes nothing beside the programs.
  const output = execFileSync('python3', ['-B', JUDGE], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return JSON.parse(output) as (JudgedWalk | null)[];
}
