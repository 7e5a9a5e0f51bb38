import { SIGNED_IN } from '../conformance/bannerPage.ts';
import { pressUntil } from '../conformance/pressUntil.ts';
import type { Rule } from '../conformance/rule.ts';

export const offersToSignOut: Rule = {
  name: 'offers to sign out',
  check: ({ page, mounted, banner, pageIsQuiet }) =>
    mounted(SIGNED_IN, async () => {
      await pageIsQuiet();
      return (await pressUntil(page, banner, 'signOut')) ? [] : ['no button asks the host to sign out'];
    }),
};
