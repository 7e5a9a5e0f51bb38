import {
  type Bounds,
  type Coords,
  type DoneCallback,
  type LatLng,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  TileLayer,
} from 'leaflet';
import { dropTurn, requestTurn } from './frameTurns.ts';
import { HIDDEN_PART, hiddenBelow } from './hiddenPart.ts';

declare module 'leaflet' {
  // Leaflet has no public name for them, and its types leave them out.
  interface GridLayer {
    /** The pixels of the world, at the zoom of the tiles, of which tiles are requested. */
    _getTiledPixelBounds(center: LatLng): Bounds;
    /** Requests the tiles of that part which are not there yet. */
    _update(): void;
  }
}

/** The first paint of 256 by 256 pixels with twenty names takes about a third of a millisecond on a desktop computer, four times that on a phone. */
const PIXELS_PER_FRAME = 4 * 256 ** 2;

/**
 * Tiles that are pictures in SVG: the page lays out and paints each of them itself when it is first shown. Those of a whole map at once would be one long task, so that
 * they are shown a few in a frame. Of the part of the map that is hidden, none are requested.
 */
export class PacedTileLayer extends TileLayer {
  readonly #loaded: (() => void)[] = [];

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return { ...super.getEvents?.(), [HIDDEN_PART]: () => this._update() };
  }

  override onRemove(map: LeafletMap): this {
    dropTurn(this.#showNext);
    this.#loaded.length = 0;
    return super.onRemove(map);
  }

  override _getTiledPixelBounds(center: LatLng): Bounds {
    const seen = super._getTiledPixelBounds(center);
    const { y: height } = this._map.getSize();
    // Not where the map has no height, as in print.
    if (height > 0) seen.max!.y -= (seen.getSize().y * hiddenBelow(this._map)) / height;
    // Where all is hidden, beyond the edge of the world, where there are no tiles: Leaflet would turn a lower edge above the upper one over.
    seen.min!.y = Math.min(seen.min!.y, seen.max!.y);
    return seen;
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    return super.createTile(coords, (error, tile) => {
      this.#loaded.push(() => done(error, tile));
      requestTurn(this.#showNext);
    });
  }

  // Leaflet ignores those of tiles that it has removed in the meantime.
  readonly #showNext = (): void => {
    const { x, y } = this.getTileSize();
    for (const show of this.#loaded.splice(0, PIXELS_PER_FRAME / (x * y))) show();
    if (this.#loaded.length > 0) requestTurn(this.#showNext);
  };
}
