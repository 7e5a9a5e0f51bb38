/** What the code of a problem means. */
export interface Meaning {
  readonly status: number;
  /** When it is answered. */
  readonly when: string;
  /** What the caller can do. */
  readonly remedy: string;
}
