import { SIGNED_IN } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const leavesNoNodeWhenUnmounted: Rule = {
  name: 'leaves no node when unmounted',
  async check({ page }) {
    const nodes = () => page.evaluate(() => document.body.querySelectorAll('*').length);
    const before = await nodes();
    await page.evaluate((situation) => window.kit.mount(situation), SIGNED_IN);
    const left = await page.evaluate(() => window.kit.unmount());
    const more = (await nodes()) - before;
    return [...(left === null ? [] : [left]), ...(more > 0 ? [`${more} elements more in the page`] : [])];
  },
};
