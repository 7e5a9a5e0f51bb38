import type { IconNode } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { modeIcon } from '@halte/ui/modeIcons';
import { outline } from '@halte/ui/outline';
import { NAME_HEIGHT, type PlacedPin } from '../model/pinScene.ts';
import type { Pin, PinColor } from '../model/pins.ts';
import type { Pause } from './steps.ts';

/** Around a pin: its edge and its shadow. */
export const MARGIN = 6;
const EDGE = 2;
const RING = 3;
const CORNER = 7;
const ICON_BOX = 24;
const HALO = 4;
const GAP = 6;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The colour of a token on this page; a colour that is none is returned. */
export type ResolveColor = (color: PinColor) => string;

function outlineOfShape({ shape, width, height }: Pin, inset: number): Path2D {
  const path = new Path2D();
  const [wide, high] = [width - 2 * inset, height - 2 * inset];
  path.roundRect(-wide / 2, -high / 2, wide, high, shape === 'square' ? CORNER - inset : high / 2);
  return path;
}

/** Equal for pins that look the same. */
export const lookOf = ({ shape, width, height, fill, ink, modes, kind, text }: Pin) =>
  [shape, width, height, fill, ink, modes.join(), kind, text].join(' ');

/** Draws pins on a canvas. Each look is drawn once, and copied from then on. */
export class PinPainter {
  readonly #resolve: ResolveColor;
  readonly #font: string;
  /** Device pixels in a CSS pixel. */
  readonly scale: number;
  readonly #nameColors: { readonly halo: string; readonly text: string };
  readonly #sprites = new Map<string, HTMLCanvasElement>();

  constructor(resolve: ResolveColor, font: string, scale: number) {
    this.#resolve = resolve;
    this.#font = font;
    this.scale = scale;
    this.#nameColors = { halo: resolve('--c-map-halo'), text: resolve('--c-text') };
  }

  /** Draws the looks of `pins` that are not drawn yet, one in a step. */
  *prepare(pins: readonly PlacedPin[]): Generator<Pause, void> {
    for (const { pin } of pins) {
      if (this.#sprites.has(lookOf(pin))) continue;
      this.#spriteOf(pin);
      yield 'soon';
    }
  }

  /** `pins` with their origin at `left` and `top` of the canvas. */
  paint(context: Context, pins: readonly PlacedPin[], left: number, top: number): void {
    for (const { x, y, pin } of pins) {
      const sprite = this.#spriteOf(pin);
      const [width, height] = [sprite.width / this.scale, sprite.height / this.scale];
      context.drawImage(sprite, x - left - width / 2, y - top - height / 2, width, height);
    }
    this.#paintNames(context, pins, left, top);
  }

  #paintNames(context: Context, pins: readonly PlacedPin[], left: number, top: number): void {
    context.font = this.nameFont;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = HALO;
    context.strokeStyle = this.#nameColors.halo;
    context.fillStyle = this.#nameColors.text;
    for (const { name } of pins) {
      if (!name) continue;
      context.strokeText(name.text, name.x - left, name.y - top);
      context.fillText(name.text, name.x - left, name.y - top);
    }
  }

  get nameFont(): string {
    return `650 13px/${NAME_HEIGHT}px ${this.#font}`;
  }

  #spriteOf(pin: Pin): HTMLCanvasElement {
    const key = lookOf(pin);
    const known = this.#sprites.get(key);
    if (known) return known;
    const sprite = document.createElement('canvas');
    sprite.width = Math.ceil((pin.width + 2 * MARGIN) * this.scale);
    sprite.height = Math.ceil((pin.height + 2 * MARGIN) * this.scale);
    const context = sprite.getContext('2d');
    if (context) {
      context.scale(this.scale, this.scale);
      context.translate(pin.width / 2 + MARGIN, pin.height / 2 + MARGIN);
      this.#drawShape(context, pin);
      this.#drawInside(context, pin);
    }
    this.#sprites.set(key, sprite);
    return sprite;
  }

  #drawShape(context: CanvasRenderingContext2D, pin: Pin): void {
    const isRinged = pin.shape === 'ring' || (pin.shape === 'disc' && pin.fill === '--c-surface');
    context.save();
    if (pin.height > 20) {
      context.shadowColor = this.#resolve('--c-scrim');
      context.shadowBlur = 4 * this.scale;
      context.shadowOffsetY = this.scale;
    }
    context.fillStyle = this.#resolve(isRinged || pin.shape === 'square' ? '--c-border-strong' : '--c-surface');
    context.fill(outlineOfShape(pin, pin.shape === 'ring' ? 0 : pin.shape === 'square' ? -1 : -EDGE));
    context.restore();
    if (pin.shape === 'ring') {
      context.fillStyle = this.#resolve(pin.ink);
      context.fill(outlineOfShape(pin, 0));
      context.fillStyle = this.#resolve(pin.fill);
      context.fill(outlineOfShape(pin, pin.width > 10 ? RING : EDGE));
      return;
    }
    context.fillStyle = this.#resolve(pin.fill);
    context.fill(outlineOfShape(pin, 0));
  }

  /** Icons and text side by side, in the middle. */
  #drawInside(context: CanvasRenderingContext2D, pin: Pin): void {
    const icons: readonly IconNode[] = [
      ...pin.modes.map(modeIcon),
      ...(pin.kind || pin.shape === 'square' ? [kindIcon(pin.kind ?? '')] : []),
    ];
    const side = pin.shape === 'square' ? 16 : 17;
    context.font = `700 ${icons.length > 0 ? 15 : 13}px ${this.#font}`;
    context.textBaseline = 'middle';
    const textWidth = pin.text === '' ? 0 : context.measureText(pin.text).width;
    const parts = icons.length + (pin.text === '' ? 0 : 1);
    let x = -(icons.length * side + textWidth + Math.max(0, parts - 1) * GAP) / 2;
    const ink = this.#resolve(pin.ink);
    for (const icon of icons) {
      this.#drawIcon(context, icon, { x, side, ink });
      x += side + GAP;
    }
    context.fillStyle = ink;
    context.fillText(pin.text, x, 0.5);
  }

  #drawIcon(
    context: CanvasRenderingContext2D,
    icon: IconNode,
    { x, side, ink }: { readonly x: number; readonly side: number; readonly ink: string },
  ): void {
    context.save();
    context.translate(x, -side / 2);
    context.scale(side / ICON_BOX, side / ICON_BOX);
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(outline(icon)));
    context.restore();
  }
}
