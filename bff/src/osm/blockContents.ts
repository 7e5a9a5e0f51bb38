import { getOrCompute } from '@halte/engine/common/memoize';

/** Which kinds of objects the blocks of files have: another reading passes over those without any that it wants. */
export interface BlockContents {
  /** Adds what a block has: a bit for each field of its groups. */
  note(path: string, block: number, fields: number): void;
  /** Whether a block may have one of the fields; true for one that was not read before. */
  mayHave(path: string, block: number, fields: number): boolean;
}

export function createBlockContents(): BlockContents {
  const files = new Map<string, (number | undefined)[]>();
  return {
    note(path, block, fields) {
      const blocks = getOrCompute(files, path, () => []);
      blocks[block] = (blocks[block] ?? 0) | fields;
    },
    mayHave(path, block, fields) {
      const known = files.get(path)?.[block];
      return known === undefined || (known & fields) !== 0;
    },
  };
}
