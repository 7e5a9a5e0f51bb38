import { SIGNED_IN, SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const followsTheSession: Rule = {
  name: 'follows the session',
  async check({ page, mounted, content, until, pageIsQuiet }) {
    const read = async () => {
      await pageIsQuiet();
      return content();
    };
    const signedOut = await mounted(SIGNED_OUT, read);
    const signedIn = await mounted(SIGNED_IN, read);
    if (signedIn === signedOut) return ['it reads the same signed in and signed out'];
    return mounted(SIGNED_OUT, async () => {
      await pageIsQuiet();
      const after = async (isSignedIn: boolean, wanted: string) => {
        await page.evaluate((given) => window.kit.setSignedIn(given), isSignedIn);
        return (await until(content, (text) => text === wanted)) === wanted;
      };
      if (!(await after(true, signedIn)))
        return ['after a sign-in it does not show what it shows when it is mounted signed in'];
      if (!(await after(false, signedOut))) return ['after a sign-out it still shows the traveller'];
      return [];
    });
  },
};
