/** The frame of a tile or a picture: converts points to its units, and tests what lies within its margin. */
export interface Frame {
  /** In units of the points, as are those per `scale`. */
  readonly originX: number;
  readonly originY: number;
  /** Its units per unit of the points. */
  readonly scale: number;
  /** In its units. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}
