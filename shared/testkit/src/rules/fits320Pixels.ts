import { DESK, SIGNED_IN, SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const fits320Pixels: Rule = {
  name: 'fits 320 pixels',
  async check({ page, mounted, pageIsQuiet }) {
    await page.setViewportSize({ width: 320, height: 640 });
    const found: string[] = [];
    for (const situation of [SIGNED_OUT, SIGNED_IN]) {
      const wide = await mounted(situation, async () => {
        await pageIsQuiet();
        return page.evaluate(() => document.documentElement.scrollWidth);
      });
      if (wide > 320) found.push(`the page is ${wide} px wide, ${situation.signedIn ? 'signed in' : 'signed out'}`);
    }
    await page.setViewportSize(DESK);
    return found;
  },
};
