/** Meaning of a problem code. */
export interface Meaning {
  readonly status: number;
  /** When it is returned. */
  readonly when: string;
  /** What the caller can do. */
  readonly remedy: string;
}
