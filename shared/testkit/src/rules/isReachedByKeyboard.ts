import { SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';
import { walkByTab } from '../conformance/walkByTab.ts';

export const isReachedByKeyboard: Rule = {
  name: 'is reached by keyboard',
  check: ({ page, mounted, pageIsQuiet }) =>
    mounted(SIGNED_OUT, async () => {
      await pageIsQuiet();
      const { reached, expected, isTrapped } = await walkByTab(page);
      const missed = expected.filter((control) => !reached.some(({ name }) => name === control));
      return [
        ...missed.map((control) => `Tab does not reach ${control}`),
        ...(isTrapped ? ['Tab does not leave it'] : []),
      ];
    }),
};
