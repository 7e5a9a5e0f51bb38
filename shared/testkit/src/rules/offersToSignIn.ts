import { SIGNED_OUT } from '../conformance/bannerPage.ts';
import { pressUntil } from '../conformance/pressUntil.ts';
import type { Rule } from '../conformance/rule.ts';

export const offersToSignIn: Rule = {
  name: 'offers to sign in',
  check: ({ page, mounted, banner, pageIsQuiet }) =>
    mounted(SIGNED_OUT, async () => {
      await pageIsQuiet();
      return (await pressUntil(page, banner, 'signIn')) ? [] : ['no button asks the host to sign in'];
    }),
};
