import { SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const touchesNothingOutsideItsElement: Rule = {
  name: 'touches nothing outside its element',
  check: ({ page, mounted, pageIsQuiet }) =>
    mounted(SIGNED_OUT, async () => {
      await pageIsQuiet();
      return page.evaluate(() => window.kit.changesOutside());
    }),
};
