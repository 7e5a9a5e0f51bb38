import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The host preloads the font whose file name ends like this. */
const PRELOADED = 'files/figtree-latin-wght-normal.woff2';

it('names files that are there, the preloaded one among them', () => {
  const folder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));
  const files = [
    ...readFileSync(join(__dirname, 'fonts.css'), 'utf8').matchAll(/url\("@fontsource-variable\/figtree\/([^"]+)"\)/g),
  ];
  const names = files.map((match) => match[1] as string);
  expect(names).toContain(PRELOADED);
  for (const name of names) expect(existsSync(join(folder, name))).toBe(true);
});
