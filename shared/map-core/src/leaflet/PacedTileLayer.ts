import { type Coords, type DoneCallback, TileLayer } from 'leaflet';

/** The first paint of 256 by 256 pixels with twenty names takes about a third of a millisecond on a desktop computer, four times that on a phone. */
const PIXELS_PER_FRAME = 4 * 256 ** 2;

/**
 * Tiles that are pictures in SVG: the page lays out and paints each of them itself when it is first shown. Those of a whole map at once would be one long task, so that
 * they are shown a few in a frame.
 */
export class PacedTileLayer extends TileLayer {
  readonly #loaded: (() => void)[] = [];
  #frame: number | null = null;

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    return super.createTile(coords, (error, tile) => {
      this.#loaded.push(() => done(error, tile));
      this.#frame ??= requestAnimationFrame(this.#showNext);
    });
  }

  // Leaflet ignores those of tiles that it has removed in the meantime.
  readonly #showNext = (): void => {
    const { x, y } = this.getTileSize();
    for (const show of this.#loaded.splice(0, PIXELS_PER_FRAME / (x * y))) show();
    this.#frame = this.#loaded.length > 0 ? requestAnimationFrame(this.#showNext) : null;
  };
}
