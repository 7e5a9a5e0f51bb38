import { SIGNED_IN } from '../conformance/bannerPage.ts';
import { cartWith } from '../conformance/carts.ts';
import type { Rule } from '../conformance/rule.ts';

export const followsTheCart: Rule = {
  name: 'follows the cart',
  check: ({ page, server, mounted, until, pageIsQuiet }) =>
    mounted(SIGNED_IN, async () => {
      await pageIsQuiet();
      const found: string[] = [];
      // All of the page: a panel may be at its end, with all else hidden behind it.
      const content = () => page.locator('body').ariaSnapshot();
      const shows = async (quantity: number) => {
        const number = new RegExp(`(?<![\\d,.])${quantity}(?![\\d,.])`);
        return number.test(await until(content, (text) => number.test(text)));
      };
      const send = (detail: object) => page.evaluate((given) => window.kit.sendCartUpdated(given), detail);
      await send({ cart: cartWith(7) });
      if (!(await shows(7))) found.push('it does not show the 7 tickets of the cart that comes with the event');
      server.setCart(8);
      await send({});
      if (!(await shows(8))) found.push('it does not fetch the cart after an event without one');
      await send({ status: 'add', cart: cartWith(9) });
      if (!(await shows(9))) found.push('it does not show the 9 tickets of a cart that something was added to');
      server.setCart(0);
      return found;
    }),
};
