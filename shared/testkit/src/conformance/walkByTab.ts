import type { Page } from '@playwright/test';

interface ReachedControl {
  readonly name: string;
  /** Whether it looks different with the focus than without. */
  readonly isMarked: boolean;
}

interface Walk {
  /** The controls that Tab came by, in its order. */
  readonly reached: readonly ReachedControl[];
  /** The visible controls that Tab must come by. */
  readonly expected: readonly string[];
  readonly isTrapped: boolean;
}

/** Functions of the page: a script that is evaluated once for each walk. */
const HELPERS = `(() => {
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ? roots(element.shadowRoot) : [])];
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const numbers = new WeakMap();
  let count = 0;
  const nameOf = (element) => {
    if (!numbers.has(element)) numbers.set(element, ++count);
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40);
    return element.tagName.toLowerCase() + ' "' + label + '" (' + numbers.get(element) + ')';
  };
  const active = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  const lookOf = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, textDecorationLine, color } = getComputedStyle(element);
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineStyle + outlineWidth + outlineColor;
    return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine, color].join('|');
  };
  const mustBeReached = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.disabled && element.tabIndex >= 0 && element.type !== 'radio';
  const parts = [...document.querySelectorAll('header, [data-kit="sidebar"], [data-kit="footer"]')];
  const found = parts.flatMap(roots).flatMap((root) => [...root.querySelectorAll(controls)]).filter(mustBeReached);
  document.activeElement?.blur?.();
  const before = new Map(found.map((element) => [element, lookOf(element)]));
  document.querySelector('[data-kit="start"]').focus();
  window.kitWalk = {
    expected: found.map(nameOf),
    now: () => {
      const element = active();
      const outer = document.activeElement;
      if (element === null || element === document.body) return { where: 'page' };
      if (outer.closest('main')) return { where: 'main' };
      return { where: 'header', name: nameOf(element), isMarked: lookOf(element) !== before.get(element) };
    },
  };
})()`;

declare global {
  interface Window {
    kitWalk: {
      readonly expected: readonly string[];
      now(): { readonly where: 'page' | 'main' } | ({ readonly where: 'header' } & ReachedControl);
    };
  }
}

/** Presses Tab from the start of the page until the focus is behind the header. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(HELPERS);
  const expected = await page.evaluate(() => window.kitWalk.expected);
  const reached: ReachedControl[] = [];
  for (let presses = 0; presses < expected.length + 5; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => window.kitWalk.now());
    if (at.where !== 'header') return { reached, expected, isTrapped: false };
    reached.push({ name: at.name, isMarked: at.isMarked });
  }
  return { reached, expected, isTrapped: true };
}
