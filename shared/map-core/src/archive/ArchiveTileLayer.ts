import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions, type TileEvent } from 'leaflet';
import type { Archive } from './openArchive.ts';

/** Shows the pictures of an archive. They are decoded off the main thread and drawn onto canvases, so that the content policy need not allow `blob:`. */
export class ArchiveTileLayer extends GridLayer {
  readonly #archive: Archive;
  readonly #reading = new WeakMap<HTMLElement, AbortController>();

  constructor(archive: Archive, options: GridLayerOptions) {
    super(options);
    this.#archive = archive;
    this.on('tileunload', ({ tile }: TileEvent) => this.#reading.get(tile)?.abort());
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const reading = new AbortController();
    this.#reading.set(canvas, reading);
    // Leaflet calls this before it has a place for the tile: even a failure comes later.
    this.#draw(canvas, { x, y, z }, reading.signal).then(
      () => done(undefined, canvas),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), canvas),
    );
    return canvas;
  }

  /** Where the archive has no picture, the ground stays empty. */
  async #draw(canvas: HTMLCanvasElement, { x, y, z }: Pick<Coords, 'x' | 'y' | 'z'>, signal: AbortSignal) {
    const bytes = await this.#archive.picture(z, x, y, signal);
    if (!bytes) return;
    const picture = await createImageBitmap(new Blob([bytes]));
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  }
}
