import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYOUT_BREAKPOINTS } from '@halte/contract';

it('stands at the bottom from 960 pixels on, 65 pixels from the left, and is not there below', () => {
  const css = readFileSync(join(__dirname, 'HeaderSides.module.css'), 'utf8').replace(/\s+/g, ' ');
  const [before = '', after = ''] = css.split(`@media (width >= ${LAYOUT_BREAKPOINTS.sm}px) { .footer {`);
  expect(LAYOUT_BREAKPOINTS.sm).toBe(960);
  expect(before).toMatch(/^\.sidebar, \.footer \{ display: none; \}/);
  const footer = after.slice(0, after.indexOf('}'));
  for (const declaration of ['position: fixed;', 'inset: auto 0 0 65px;', 'display: block;']) {
    expect(footer).toContain(declaration);
  }
});
