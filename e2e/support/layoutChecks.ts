import type { Locator, Page } from '@playwright/test';

/** Applies the text spacing of WCAG 1.4.12, by a constructed style sheet because the content policy blocks style elements. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Texts within `scope` that overlap or leave their box, as `text / text` and `text (cut off)`. */
export function overlappingTexts(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    /** Tolerance for rounding and for empty space in a line box. */
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

/** Computed background, border and outline of a control, to compare a selected with an unselected one in forced colours. */
export function edgesOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, outlineStyle, outlineColor } = getComputedStyle(element);
    // A transparent background shows that of the page.
    const page = document.body.appendChild(document.createElement('i'));
    page.style.backgroundColor = 'Canvas';
    const background = /, 0\)$/.test(backgroundColor) ? getComputedStyle(page).backgroundColor : backgroundColor;
    page.remove();
    const outline = outlineStyle === 'none' ? '' : outlineColor;
    return [background, borderTopWidth === '0px' ? '' : borderTopColor, outline].join(' ');
  });
}

/** The largest number of pixels that ancestors clip of the focused element's outline on any side. */
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
