/** Whether a condition of fares holds; `unclear` where that is not understood. */
export type Match = 'yes' | 'no' | 'unclear';

export function matchIf(condition: boolean): Match {
  return condition ? 'yes' : 'no';
}

/** What is sure not to hold is sure, whatever else is unclear. */
export function allMatch(...matches: readonly Match[]): Match {
  if (matches.includes('no')) return 'no';
  return matches.includes('unclear') ? 'unclear' : 'yes';
}
