/** Messages between the main thread and the one that draws. All of it is plain data. */
import type { MapContent, Picture } from '../tiles/picture.ts';

/** Processed in the order sent: a picture is of the map that was sent last before it. */
export type MapOrder =
  | { readonly kind: 'map'; readonly content: MapContent }
  | { readonly kind: 'picture'; readonly id: number; readonly picture: Picture };

export type MapReport =
  /** An SVG document in UTF-8. */
  | { readonly kind: 'picture'; readonly id: number; readonly svg: Uint8Array<ArrayBuffer> }
  /** An unexpected error, with its stack. */
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
