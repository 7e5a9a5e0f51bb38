import { SIGNED_IN } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const leavesNoStyleWhenUnmounted: Rule = {
  name: 'leaves no style when unmounted',
  async check({ page, mounted, pageIsQuiet }) {
    await mounted(SIGNED_IN, pageIsQuiet);
    return page.evaluate(() => window.kit.pageStyles());
  },
};
