/** Whether a fare condition holds; `unclear` if it is not understood. */
export type Match = 'yes' | 'no' | 'unclear';

export function matchIf(condition: boolean): Match {
  return condition ? 'yes' : 'no';
}

/** A definite `no` outweighs anything unclear. */
export function allMatch(...matches: readonly Match[]): Match {
  if (matches.includes('no')) return 'no';
  return matches.includes('unclear') ? 'unclear' : 'yes';
}
