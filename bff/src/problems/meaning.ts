/** Meaning of a problem code. */
export interface Meaning {
  readonly status: number;
  /** When it is returned. */
  readonly when: string;
  /** Remedy for the caller. */
  readonly remedy: string;
}
