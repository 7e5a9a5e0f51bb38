import { SIGNED_IN } from '../conformance/bannerPage.ts';
import { eachMenu } from '../conformance/eachMenu.ts';
import type { Rule } from '../conformance/rule.ts';

export const closesItsMenusOnEscape: Rule = {
  name: 'closes its menus on Escape',
  check: (shown) =>
    shown.mounted(SIGNED_IN, async () => {
      await shown.pageIsQuiet();
      const found: string[] = [];
      for await (const { name, open, close } of eachMenu(shown)) {
        if (!(await open())) found.push(`Enter does not open "${name}"`);
        const closed = await close();
        if (closed.isOpen) found.push(`Escape does not close "${closed.name}"`);
        else if (!closed.isFocused) found.push(`Escape does not give the focus back to "${closed.name}"`);
        if (closed.isOpen) break;
      }
      return found;
    }),
};
