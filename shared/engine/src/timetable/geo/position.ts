/** Degrees, WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}
