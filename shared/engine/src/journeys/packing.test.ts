import { PackReader, PackWriter } from './packing.ts';

describe('packing', () => {
  it.each([0, 1, -1, 63, 64, -64, -65, 20_780, 1_795_420_000, 2 ** 40, -(2 ** 40)])(
    'keeps the whole number %d',
    (value) => {
      const reader = new PackReader(new PackWriter().whole(value).view());
      expect([reader.whole(), reader.isAtEnd]).toEqual([value, true]);
    },
  );

  it.each(['', 'Gare', 'Hôpital Œuvre d’Été', '🚋'.repeat(200), '\u0000'])('keeps the text %j', (value) => {
    const reader = new PackReader(new PackWriter().text(value).view());
    expect([reader.text(), reader.isAtEnd]).toEqual([value, true]);
  });

  it('keeps coordinates to the last bit, and what comes after a long text', () => {
    const reader = new PackReader(new PackWriter().text('x'.repeat(1_000)).double(48.12345678901234).whole(7).view());
    expect([reader.text().length, reader.double(), reader.whole(), reader.isAtEnd]).toEqual([
      1_000,
      48.12345678901234,
      7,
      true,
    ]);
  });

  it.each<[string, number[], (reader: PackReader) => unknown]>([
    ['no number', [], (reader) => reader.whole()],
    ['a number that does not end', Array<number>(20).fill(255), (reader) => reader.whole()],
    ['half a coordinate', [1, 2, 3], (reader) => reader.double()],
    ['a text that is longer than the rest', [200, 1, 65], (reader) => reader.text()],
    ['a text of negative length', [1, 65], (reader) => reader.text()],
  ])('refuses %s', (_case, bytes, read) => {
    expect(() => read(new PackReader(Buffer.from(bytes)))).toThrow(expect.objectContaining({ name: 'RangeError' }));
  });
});
