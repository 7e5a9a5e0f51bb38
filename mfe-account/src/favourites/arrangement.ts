/** An order that is being changed: one favourite may be lifted, and goes back to its place unless it is put down. */
export interface Arrangement {
  readonly ids: readonly string[];
  readonly lifted: string | null;
  /** The order when it was lifted. */
  readonly before: readonly string[];
}

export type ArrangementKey = 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

export function lift(ids: readonly string[], favoriteId: string): Arrangement {
  return { ids, lifted: favoriteId, before: ids };
}

/** The lifted one stands at `index`, or as near to it as there is room. */
export function moveTo(arrangement: Arrangement, index: number): Arrangement {
  const { ids, lifted } = arrangement;
  if (lifted === null) return arrangement;
  const others = ids.filter((id) => id !== lifted);
  const at = Math.min(Math.max(index, 0), others.length);
  return { ...arrangement, ids: [...others.slice(0, at), lifted, ...others.slice(at)] };
}

export function moveBy(arrangement: Arrangement, key: ArrangementKey): Arrangement {
  const { ids, lifted } = arrangement;
  const at = lifted === null ? -1 : ids.indexOf(lifted);
  const targets: Readonly<Record<ArrangementKey, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: ids.length - 1,
  };
  return moveTo(arrangement, targets[key]);
}

export function isArrangementKey(key: string): key is ArrangementKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'Home' || key === 'End';
}

/** Which row a pointer is over: `middles` are the middles of the rows from top to bottom. */
export function indexAt(y: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < y).length;
}
