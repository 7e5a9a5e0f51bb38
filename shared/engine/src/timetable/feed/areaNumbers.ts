import type { AreaIndex, StopArea } from './feed.ts';

/** Finds an area by its id, or by its id in one of several feeds. */
export function areaNumbers(areas: readonly StopArea[]): Map<string, AreaIndex> {
  const numbers = new Map(areas.map(({ id }, index) => [id, index]));
  for (const [index, { otherIds = [] }] of areas.entries()) for (const id of otherIds) numbers.set(id, index);
  return numbers;
}
