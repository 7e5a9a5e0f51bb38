import type { Locator, Page } from '@playwright/test';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
/** A screen with more controls is walked through up to here. */
const LIMIT = 60;

/** The faults of the focused element's focus indicator; null when the focus is not in `scope`. */
function faultsOfFocus(scope: Locator): Promise<readonly string[] | null> {
  return scope.evaluate((root) => {
    const focused = document.activeElement;
    if (focused === null || !root.contains(focused)) return null;
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? '';
    const isClipped = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    // A radio button that is only read out is shown by what follows it.
    const isReadOut = (element: Element) => isClipped(element) || getComputedStyle(element).opacity === '0';
    const isWrapped = focused.parentElement !== null && isReadOut(focused.parentElement);
    const inLabel = focused.closest('label') ?? focused;
    const face = isWrapped ? inLabel : isReadOut(focused) ? (focused.nextElementSibling ?? inLabel) : focused;
    const hasOutline = (element: Element | null) =>
      element !== null && getComputedStyle(element).outlineStyle !== 'none' && element.contains(focused);
    // A field is marked by its frame, at most two levels up, a handle by what is drawn in it.
    const isMarked =
      [undefined, '::before', '::after'].some((part) => getComputedStyle(face, part).outlineStyle !== 'none') ||
      hasOutline(focused.parentElement) ||
      hasOutline(focused.parentElement?.parentElement ?? null);
    const { left, right, top, bottom } = face.getBoundingClientRect();
    const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
    const inset = Math.min(8, (right - left) / 2, (bottom - top) / 2);
    // Not the corners, which may be round.
    const points = [
      [middle, center],
      [left + inset, center],
      [right - inset, center],
      [middle, top + inset],
      [middle, bottom - inset],
    ];
    const isSeen = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (face.contains(hit) || focused.contains(hit));
    });
    return [...(isMarked ? [] : [`${name}: no outline`]), ...(isSeen ? [] : [`${name}: covered`])];
  });
}

/** Controls of `scope` that neither Tab nor the arrow keys of their group reach, and what takes a click without being a control. */
function unreachable(scope: Locator): Promise<string[]> {
  return scope.evaluate((root, controls) => {
    const named = (element: Element, fault: string) => `${element.textContent?.trim().slice(0, 40)}: ${fault}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');
    const wrong: string[] = [];
    for (const element of root.querySelectorAll('[tabindex="-1"]:is(a, button, input, [role])')) {
      // The keys of a number step it, and those of a field that keeps the focus choose from its list and go back.
      const group =
        element.closest(':has(> [role="spinbutton"]), [data-field-open]') ??
        element.closest('[role="radiogroup"], [role="tablist"], [role="listbox"], [role="grid"], table, ul');
      const isHeading = element.matches('h1, h2, main, section, [role="listbox"], [role="region"]');
      if (isShown(element) && !isHeading && !group?.querySelector(`:is(${controls}):not([tabindex="-1"])`))
        wrong.push(named(element, 'not reached by a key'));
    }
    for (const element of root.querySelectorAll('*')) {
      const parent = element.parentElement;
      if (getComputedStyle(element).cursor !== 'pointer' || !isShown(element)) continue;
      if (parent && getComputedStyle(parent).cursor === 'pointer') continue;
      if (element.closest(`${controls}, label, summary, [tabindex], .leaflet-container`)) continue;
      if (!element.querySelector(`${controls}, [tabindex]`)) wrong.push(named(element, 'clicked but not focused'));
    }
    return wrong;
  }, CONTROLS);
}

/**
 * Goes through `scope` with Tab. What is wrong: a control that keys do not reach (WCAG 2.1.1), a focus that is not marked (2.4.7) or wholly
 * covered (2.4.11).
 */
export async function faultsByKeyboard(page: Page, scope: Locator): Promise<string[]> {
  const wrong = await unreachable(scope);
  await scope.locator(CONTROLS).filter({ visible: true }).first().focus();
  // The outline shows once a key was pressed.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  let steps = 0;
  const start = await page.evaluateHandle(() => document.activeElement);
  for (; steps < LIMIT; steps += 1) {
    const faults = await faultsOfFocus(scope);
    // A dialog keeps the focus: Tab comes back to where it began.
    const isBack = steps > 0 && (await start.evaluate((element) => element === document.activeElement));
    if (faults === null || isBack) break;
    wrong.push(...faults);
    await page.keyboard.press('Tab');
  }
  return steps === 0 ? [...wrong, 'no control takes the focus'] : wrong;
}
