import { SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const restylesNothingOutsideItsElement: Rule = {
  name: 'restyles nothing outside its element',
  check: ({ page, mounted }) => mounted(SIGNED_OUT, () => page.evaluate(() => window.kit.restyled())),
};
