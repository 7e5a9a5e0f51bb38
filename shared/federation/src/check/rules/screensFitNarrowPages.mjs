import { faultsOfScreens } from '../browser/eachScreen.mjs';

/** WCAG 2.2, 1.4.10 (Reflow): a desk of 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 };

/** @type {import('../rule.mjs').BrowserRule} */
export const screensFitNarrowPages = {
  name: 'each screen fits 320 pixels without scrolling sideways',
  needsBrowser: true,
  async find({ browser }) {
    const faults = await faultsOfScreens(browser, {}, async ({ page, quiet }) => {
      await page.setViewportSize(NARROW);
      await quiet();
      const { width, widest } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const main = document.querySelector('main');
        const over = [...(main?.querySelectorAll('*') ?? [])].find(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        );
        return { width: scrollWidth, widest: over?.outerHTML.slice(0, 120) ?? '' };
      });
      return width > NARROW.width ? [`the page is ${width} pixels wide because of ${widest}`] : [];
    });
    return { faults };
  },
};
