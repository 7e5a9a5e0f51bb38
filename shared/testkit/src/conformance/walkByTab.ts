import type { Page } from '@playwright/test';

interface ReachedControl {
  readonly name: string;
  /** Whether it looks different with the focus than without. */
  readonly isMarked: boolean;
}

interface Walk {
  /** The controls that Tab came by, in its order. */
  readonly reached: readonly ReachedControl[];
  /** The visible controls that Tab must come by, and does not. One that hands the focus on to a control in it is reached. */
  readonly missed: readonly string[];
  readonly isTrapped: boolean;
}

/** Selectors of the elements that are walked through, and of the one before them, which takes the focus first. */
export interface WalkedParts {
  readonly parts: string;
  readonly start: string;
}

const HEADER: WalkedParts = { parts: 'header, [data-kit="sidebar"], [data-kit="footer"]', start: '[data-kit="start"]' };

/** Functions of the page: a script that is evaluated once for each walk. */
const helpers = ({ parts, start }: WalkedParts) => `(() => {
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
  const ownLook = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, textDecorationLine, color } = getComputedStyle(element);
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineStyle + outlineWidth + outlineColor;
    return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine, color].join('|');
  };
  // A field may be marked by its frame, at most two levels up, and what is only read out by what follows it.
  const faces = (element) => [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
  // Also in a shadow tree.
  const isWalked = (node) => {
    for (let at = node; at; at = at.getRootNode().host) if (parts.some((part) => part.contains(at))) return true;
    return false;
  };
  const lookOf = (element) => faces(element).filter(isWalked).map(ownLook).join();
  const mustBeReached = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.disabled && element.tabIndex >= 0 && element.type !== 'radio';
  const parts = [...document.querySelectorAll(${JSON.stringify(parts)})];
  const found = parts.flatMap(roots).flatMap((root) => [...root.querySelectorAll(controls)]).filter(mustBeReached);
  document.activeElement?.blur?.();
  const before = new Map(found.map((element) => [element, lookOf(element)]));
  document.querySelector(${JSON.stringify(start)}).focus();
  const reached = [];
  window.kitWalk = {
    count: found.length,
    missed: () => found.filter((element) => !reached.some((other) => element.contains(other))).map(nameOf),
    now: () => {
      const element = active();
      const outer = document.activeElement;
      if (element === null || !parts.some((part) => part.contains(outer))) return { where: 'outside' };
      reached.push(element);
      return { where: 'inside', name: nameOf(element), isMarked: lookOf(element) !== before.get(element) };
    },
  };
})()`;

declare global {
  interface Window {
    kitWalk: {
      readonly count: number;
      missed(): readonly string[];
      now(): { readonly where: 'outside' } | ({ readonly where: 'inside' } & ReachedControl);
    };
  }
}

/** Presses Tab from before the header, or the given parts, until the focus is behind them. */
export async function walkByTab(page: Page, walked: WalkedParts = HEADER): Promise<Walk> {
  await page.evaluate(helpers(walked));
  const count = await page.evaluate(() => window.kitWalk.count);
  const missed = () => page.evaluate(() => window.kitWalk.missed());
  const reached: ReachedControl[] = [];
  for (let presses = 0; presses < count + 5; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => window.kitWalk.now());
    if (at.where !== 'inside') return { reached, missed: await missed(), isTrapped: false };
    reached.push({ name: at.name, isMarked: at.isMarked });
  }
  return { reached, missed: await missed(), isTrapped: true };
}
