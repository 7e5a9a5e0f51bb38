import { added } from '../conformance/added.ts';
import { SIGNED_IN } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const leavesNoListenerWhenUnmounted: Rule = {
  name: 'leaves no listener when unmounted',
  async check({ page, mounted, until, pageIsQuiet }) {
    const open = () => page.evaluate(() => window.kit.openListeners());
    // What a library starts once in a page, with its first use, stays in use.
    await mounted(SIGNED_IN, pageIsQuiet);
    const before = await open();
    await mounted(SIGNED_IN, pageIsQuiet);
    const after = await until(open, (found) => found.length <= before.length);
    return added(before, after);
  },
};
