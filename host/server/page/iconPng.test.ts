import { crc32, inflateSync } from 'node:zlib';
import { ICON_FILES } from './iconFiles.ts';
import { type IconForm, iconPng } from './iconPng.ts';

const COLORS = { brand: '#0b5d66', onBrand: '#fefdfc' };

/** Reads the picture by its parts, and their sums. */
function picture(form: IconForm) {
  const png = iconPng(COLORS, form);
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const part = (name: string) => parts.get(name) ?? Buffer.alloc(0);
  const rows = inflateSync(part('IDAT'));
  /** Colour and opacity at a point in the 32 units of the mark. */
  const at = (x: number, y: number) => {
    const [column, row] = [x, y].map((unit) => Math.floor((unit / 32) * form.size));
    const entry = rows[row! * (form.size + 1) + 1 + column!]!;
    const color = part('PLTE').toString('hex', entry * 3, entry * 3 + 3);
    return `#${color} ${part('tRNS')[entry]}`;
  };
  return { width: part('IHDR').readUInt32BE(0), height: part('IHDR').readUInt32BE(4), bytes: png.length, at };
}

it.each(Object.entries(ICON_FILES))('%s is as large as it is said to be, and some kilobytes', (_, form) => {
  const { width, height, bytes } = picture(form);
  expect([width, height]).toEqual([form.size, form.size]);
  expect(bytes).toBeLessThan(12_000);
});

it('is a stop on a line, on a ground with clear corners', () => {
  const { at } = picture({ size: 512, purpose: 'any' });
  expect([at(0.1, 0.1), at(31.9, 31.9)]).toEqual(['#0b5d66 0', '#0b5d66 0']);
  expect([at(16, 16), at(4, 16), at(16, 1)]).toEqual(['#0b5d66 255', '#0b5d66 255', '#0b5d66 255']);
  expect([at(16, 5), at(16, 27), at(10, 16), at(22, 16)]).toEqual(Array(4).fill('#fefdfc 255'));
});

it('fills its square where systems cut it, with the mark in the part that stays', () => {
  const { at } = picture({ size: 512, purpose: 'maskable' });
  expect([at(0.1, 0.1), at(31.9, 0.1)]).toEqual(['#0b5d66 255', '#0b5d66 255']);
  // Four fifths of the width and height, in a circle.
  expect([at(16, 3), at(16, 29)]).toEqual(['#0b5d66 255', '#0b5d66 255']);
  expect(at(16, 6)).toBe('#fefdfc 255');
});
