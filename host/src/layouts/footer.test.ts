import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYOUT_BREAKPOINTS } from '@halte/contract';

it('stands at the bottom from 960 pixels on, 65 pixels from the left, and is not there below', () => {
  const styles = (name: string) => readFileSync(join(__dirname, name), 'utf8').replace(/\s+/g, ' ');
  const css = styles('HeaderSides.module.css');
  const [before = '', after = ''] = css.split(`@media (width >= ${LAYOUT_BREAKPOINTS.sm}px) { .footer {`);
  expect(LAYOUT_BREAKPOINTS.sm).toBe(960);
  expect(before).toMatch(/^\.sidebar, \.footer \{ display: none; \}/);
  const footer = after.slice(0, after.indexOf('}'));
  for (const declaration of ['position: fixed;', 'inset: auto 0 0 var(--rail);', 'display: block;']) {
    expect(footer).toContain(declaration);
  }
  // The rail's width, which grows with its words; a layout without a rail has none.
  expect(styles('Shell.module.css')).toContain('--rail: calc(max(65px, 4.0625rem) + env(safe-area-inset-left));');
});
