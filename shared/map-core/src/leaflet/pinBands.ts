import type { Point } from 'leaflet';
import { NAME_HEIGHT, type PlacedPin } from '../model/pinScene.ts';
import { lookOf, MARGIN, type PinPainter } from './pinPainter.ts';

/** So much is drawn at once, in CSS pixels: with 128, a band of stops with names took a phone 20 to 45 ms. */
const BAND_HEIGHT = 64;

/** Where a picture of pins lies: its corner and its size, in pixels of the world at `zoom`. */
export interface PinRoom {
  readonly origin: Point;
  readonly zoom: number;
  readonly size: Point;
}

export function isSameRoom(one: PinRoom, other: PinRoom): boolean {
  return one.zoom === other.zoom && one.origin.equals(other.origin) && one.size.equals(other.size);
}

interface Band {
  readonly canvas: HTMLCanvasElement;
  readonly top: number;
  readonly height: number;
  /** What is drawn on it, as a text. */
  shown: string;
}

/** Whether anything of a pin or of its name is between two lines. */
function isBetween({ y, pin, name }: PlacedPin, top: number, bottom: number): boolean {
  const reaches = (middle: number, half: number) => middle + half > top && middle - half < bottom;
  return reaches(y, pin.height / 2 + MARGIN) || (name !== null && reaches(name.y, NAME_HEIGHT / 2 + MARGIN));
}

const textOf = ({ x, y, pin, name }: PlacedPin) => `${x} ${y} ${lookOf(pin)} ${name?.text} ${name?.y}`;

/**
 * A picture of pins, cut into bands that are drawn one after the other. They show bitmaps: where the browser composes pages without a graphics
 * processor, it copies a canvas that is drawn on for each frame of the page, whether anything has changed on it or not.
 */
export class PinBands {
  readonly element = document.createElement('div');
  readonly room: PinRoom;
  readonly #painter: PinPainter;
  readonly #bands: readonly Band[];

  constructor(room: PinRoom, painter: PinPainter, className: string) {
    this.room = room;
    this.#painter = painter;
    this.element.className = className;
    const { x: width, y: height } = room.size;
    this.#bands = Array.from({ length: Math.ceil(height / BAND_HEIGHT) }, (_, index) => {
      const top = index * BAND_HEIGHT;
      const band = {
        canvas: document.createElement('canvas'),
        top,
        height: Math.min(BAND_HEIGHT, height - top),
        shown: '',
      };
      // Without pixels until something is drawn on it.
      band.canvas.width = 0;
      band.canvas.style.cssText = `display: block; width: ${width}px; height: ${band.height}px`;
      return band;
    });
    this.element.append(...this.#bands.map(({ canvas }) => canvas));
  }

  /** Whether what it shows was drawn with these colours and fonts. */
  isOf(painter: PinPainter): boolean {
    return this.#painter === painter;
  }

  /** Draws the bands on which something has changed, one in a step. */
  *draw(pins: readonly PlacedPin[]): Generator<void, void> {
    const { origin } = this.room;
    for (const band of this.#bands) {
      const top = origin.y + band.top;
      const inside = pins.filter((pin) => isBetween(pin, top, top + band.height));
      const shown = inside.map(textOf).join();
      if (shown === band.shown) continue;
      band.shown = shown;
      this.#drawBand(band, inside);
      yield;
    }
  }

  #drawBand({ canvas, top, height }: Band, pins: readonly PlacedPin[]): void {
    const { origin, size } = this.room;
    const { scale } = this.#painter;
    const drawing = new OffscreenCanvas(Math.ceil(size.x * scale), Math.ceil(height * scale));
    const context = drawing.getContext('2d');
    if (!context) return;
    context.scale(scale, scale);
    this.#painter.paint(context, pins, origin.x, origin.y + top);
    canvas.width = drawing.width;
    canvas.height = drawing.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(drawing.transferToImageBitmap());
  }
}
