import { SIGNED_IN } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

const CLOSED = '[aria-expanded="false"]';

export const closesItsMenusOnEscape: Rule = {
  name: 'closes its menus on Escape',
  check: ({ page, mounted, banner, pageIsQuiet, until }) =>
    mounted(SIGNED_IN, async () => {
      await pageIsQuiet();
      const found: string[] = [];
      const count = await banner.locator(CLOSED).count();
      for (let index = 0; index < count; index += 1) {
        const button = (await banner.locator(CLOSED).all())[index];
        if (!button || !(await button.isVisible())) continue;
        const handle = await button.elementHandle();
        if (!handle) continue;
        const read = () =>
          handle.evaluate((element) => ({
            isOpen: element.getAttribute('aria-expanded') === 'true',
            isFocused: (element.getRootNode() as Document | ShadowRoot).activeElement === element,
            name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
          }));
        await handle.focus();
        await page.keyboard.press('Enter');
        const opened = await until(read, ({ isOpen }) => isOpen);
        if (!opened.isOpen) found.push(`Enter does not open "${opened.name}"`);
        await page.keyboard.press('Escape');
        const closed = await until(read, ({ isOpen, isFocused }) => !isOpen && isFocused);
        if (closed.isOpen) found.push(`Escape does not close "${closed.name}"`);
        else if (!closed.isFocused) found.push(`Escape does not give the focus back to "${closed.name}"`);
        if (closed.isOpen) break;
      }
      return found;
    }),
};
