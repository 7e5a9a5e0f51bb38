import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Declarations of the first rule of a style sheet with this selector. */
function ruleOf(file: string, selector: string): string {
  const css = readFileSync(join(__dirname, file), 'utf8');
  const [, rule = ''] = css.split(`${selector} {`);
  return rule.slice(0, rule.indexOf('}')).replace(/\s+/g, ' ').trim();
}

it.each([
  [
    'the panel of notifications and cart is 400 pixels wide',
    'shop/ShopPanel.module.css',
    '  .panel.panel',
    'width: 400px;',
  ],
  ['the dialog of a banner has at most 600', 'banners/BannerDialog.module.css', '.dialog.dialog', 'width: min(600px,'],
  ['its text keeps its line breaks', 'banners/BannerDialog.module.css', '.description', 'white-space: pre-line;'],
  ['the bar is 65 pixels high', 'bar/Header.module.css', '.bar', 'height: 65px;'],
  ['a line divides the groups of a menu', 'parts/rows.module.css', '.group', 'border-block-start: 1px solid'],
])('%s', (_, file, selector, expected) => {
  expect(ruleOf(file, selector)).toContain(expected);
});
