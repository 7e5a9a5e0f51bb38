import { textAt } from '../ground/texts.ts';
import type { Costs } from './costs.ts';
import { createNamesBeside } from './namesBeside.ts';
import type { StepMaker } from './steps.ts';
import type { WalkTables } from './walkTables.ts';

/** For one thread: it remembers the names that it has found. @param costs of the ways whose steps it makes. */
export function createStepMaker(
  { streets, boxes, signs, texts }: Pick<WalkTables, 'streets' | 'boxes' | 'signs' | 'texts'>,
  { node }: Pick<Costs, 'node'>,
): StepMaker {
  return {
    streets,
    signs,
    delays: node,
    namesBeside: createNamesBeside(streets, boxes),
    textAt: (name) => textAt(texts, name),
  };
}
