/** Counts of received data that cannot be used, by stable code. */
export type Drops = Map<DropCode, number>;

export type DropCode =
  | 'unknown-trip'
  | 'unknown-route'
  | 'unknown-stop'
  | 'unknown-agency'
  | 'ambiguous-trip'
  | 'missing-start'
  | 'bad-start'
  | 'not-running'
  | 'moved-calendar'
  | 'absurd-time'
  | 'unsupported'
  | 'incomplete'
  | 'known-trip'
  | 'duplicate'
  | 'no-position'
  | 'no-text'
  | 'no-scope'
  | 'bad-period'
  | 'bad-url';

export function drop(drops: Drops, code: DropCode): void {
  drops.set(code, (drops.get(code) ?? 0) + 1);
}
