/** Takes everything and draws nothing. */
export function fakeContext(): CanvasRenderingContext2D {
  const calls = new Proxy({}, { get: (_, name) => (name === 'measureText' ? () => ({ width: 40 }) : () => undefined) });
  return calls as CanvasRenderingContext2D;
}

/** jsdom has no canvas out of sight. */
export class FakeOffscreenCanvas {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext(): CanvasRenderingContext2D {
    return fakeContext();
  }

  transferToImageBitmap(): object {
    return {};
  }
}
