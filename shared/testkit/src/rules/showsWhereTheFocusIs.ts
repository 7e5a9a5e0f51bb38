import { SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';
import { walkByTab } from '../conformance/walkByTab.ts';

export const showsWhereTheFocusIs: Rule = {
  name: 'shows where the focus is',
  check: ({ page, mounted, pageIsQuiet }) =>
    mounted(SIGNED_OUT, async () => {
      await pageIsQuiet();
      const { reached } = await walkByTab(page);
      return reached.filter(({ isMarked }) => !isMarked).map(({ name }) => `${name} looks the same with the focus`);
    }),
};
