/** For tests: the steps of walks beside the map, by the program in Python that knows `docs/walking.md` and no code of the product. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { WalkStep } from '@halte/engine/timetable/geo/walkRouter';

const JUDGE = join(__dirname, 'judgedSteps.py');

export interface JudgedSteps {
  readonly mistakes: readonly string[];
  /** How often what was compared. */
  readonly seen: Readonly<Record<string, number>>;
}

export function judgedSteps(map: string, walks: readonly (readonly WalkStep[])[]): JudgedSteps {
  const input = JSON.stringify({ map, walks });
  // -B: writes nothing beside the programs.
  const output = execFileSync('python3', ['-B', JUDGE], { input, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return JSON.parse(output) as JudgedSteps;
}
