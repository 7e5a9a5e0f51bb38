import { tileDocument, withLinesAside } from './tile.ts';

it('has the lines beside the ground, further away than its names, in the same file', () => {
  const ground = tileDocument('<path d="M0 0"/>', 512);
  const tile = withLinesAside(ground, tileDocument('<path class="w" d="M9 9"/>', 512), 512);
  expect(tile.startsWith(ground.replace('</svg>', ''))).toBe(true);
  expect(tile).toMatch(
    /<view id="lines" viewBox="8192 0 2048 2048"\/><g transform="translate\(8192\)"><path class="w" d="M9 9"\/><\/g><\/svg>$/,
  );
});
