import type { Locator, Page } from '@playwright/test';

/** What WCAG 1.4.12 allows travellers to set. A constructed sheet: the content policy lets no style element in. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Texts within `scope` that run into each other or out of what clips them, as `text / text` and `text (cut off)`. */
export function collidingTexts(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    /** More than rounding, and more than the empty part of a line. */
    const SLACK = 3;
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      getComputedStyle(element).clipPath !== 'none';
    const found: { text: string; element: Element; boxes: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, select, details:not([open]) > :not(summary)'))
        continue;
      let hidden = false;
      for (let at: Element | null = element; at && at !== root.parentElement; at = at.parentElement)
        hidden ||= isHidden(at);
      if (hidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push({
        text: node.textContent.trim(),
        element,
        boxes: [...range.getClientRects()].filter(({ width }) => width > 1),
      });
    }
    const wrong: string[] = [];
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * SLACK;
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        if (one.boxes.some((a) => other.boxes.some((b) => overlap(a, b)))) wrong.push(`${one.text} / ${other.text}`);
      }
      const clip = one.element.closest('button, a, label, p, h1, h2');
      const frame = clip?.getBoundingClientRect();
      if (frame && one.boxes.some(({ left, right }) => left < frame.left - SLACK || right > frame.right + SLACK)) {
        wrong.push(`${one.text} (cut off)`);
      }
    }
    return wrong;
  });
}

/** What shows that one of two controls is chosen, where colours are forced: its ground, its edge, its outline. */
export function edgesOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, outlineStyle, outlineColor } = getComputedStyle(element);
    // Without a ground of its own it shows that of the page.
    const page = document.body.appendChild(document.createElement('i'));
    page.style.backgroundColor = 'Canvas';
    const ground = /, 0\)$/.test(backgroundColor) ? getComputedStyle(page).backgroundColor : backgroundColor;
    page.remove();
    const outline = outlineStyle === 'none' ? '' : outlineColor;
    return [ground, borderTopWidth === '0px' ? '' : borderTopColor, outline].join(' ');
  });
}

/** How many pixels of the focused element's outline its ancestors cut off, on the side where it is most. */
export function clippedOutline(focused: Locator): Promise<number> {
  return focused.evaluate((element) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element);
    if (outlineStyle === 'none') return Number.POSITIVE_INFINITY;
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const box = element.getBoundingClientRect();
    let cut = 0;
    for (let at = element.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement) {
      const { overflowX, contentVisibility, contain } = getComputedStyle(at);
      if (overflowX === 'visible' && contentVisibility !== 'auto' && !/paint|strict|content/.test(contain)) continue;
      const frame = at.getBoundingClientRect();
      cut = Math.max(cut, frame.left - (box.left - reach), box.right + reach - frame.right);
      cut = Math.max(cut, frame.top - (box.top - reach), box.bottom + reach - frame.bottom);
    }
    return Math.round(cut);
  });
}
