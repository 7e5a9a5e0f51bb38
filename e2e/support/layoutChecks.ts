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

/**
 * Texts within `scope` that overlap or leave their box, as `text / text` and `text (cut off)`. What has scrolled out of its box, or below a head that
 * stays and is opaque, is not seen and counts for nothing.
 */
export function overlappingTexts(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    /** Tolerance for rounding and for empty space in a line box. */
    const SLACK = 3;
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      getComputedStyle(element).clipPath !== 'none';
    const above = (element: Element) => {
      const all: Element[] = [];
      for (let at: Element | null = element; at && at !== root.parentElement; at = at.parentElement) all.push(at);
      return all;
    };
    const isOpaqueHead = (element: Element) => {
      const { position, backgroundColor } = getComputedStyle(element);
      return position === 'sticky' && !/^rgba\(.*, (0|0?\.\d+)\)$/.test(backgroundColor);
    };
    /** The part of a box that its ancestors do not clip. */
    const seen = (box: DOMRect, ancestors: readonly Element[]) => {
      let { left, top, right, bottom } = box;
      for (const at of ancestors) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const frame = at.getBoundingClientRect();
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const found: { text: string; element: Element; boxes: DOMRect[]; shown: DOMRect[]; head: Element | undefined }[] =
      [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, select, details:not([open]) > :not(summary)'))
        continue;
      const ancestors = above(element);
      if (ancestors.some(isHidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const shown = boxes.map((box) => seen(box, ancestors));
      found.push({ text: node.textContent.trim(), element, boxes, shown, head: ancestors.find(isOpaqueHead) });
    }
    const wrong: string[] = [];
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * SLACK;
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        if (one.head !== other.head) continue;
        if (one.shown.some((a) => other.shown.some((b) => overlap(a, b)))) wrong.push(`${one.text} / ${other.text}`);
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

/**
 * Texts within `scope` that a box which does not scroll cuts off, below or at its end. `data-may-cut`: a button that opens what it cuts off.
 */
export function cutTexts(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
        // For screen readers only, or a drawing, or a field, which scrolls on its own.
        if (
          clientHeight <= 1 ||
          clipPath !== 'none' ||
          element.closest('svg, input, select, textarea, .leaflet-container, button [data-may-cut]')
        )
          return false;
        const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          element.textContent?.trim() !== '' &&
          ((isHidden(overflowY) && scrollHeight > clientHeight + 2) ||
            (isHidden(overflowX) && scrollWidth > clientWidth + 2))
        );
      })
      .map(({ textContent }) => textContent?.trim().slice(0, 60) ?? ''),
  );
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

const CHOSEN = '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current="page"]';
const OTHERS = '[aria-pressed="false"], [aria-selected="false"], [aria-checked="false"], a:not([aria-current])';

/** Names of selected controls that look like their first unselected neighbour: for forced colours. */
export async function markedAlike(scope: Locator): Promise<string[]> {
  const alike: string[] = [];
  for (const chosen of await scope.locator(CHOSEN).filter({ visible: true }).all()) {
    const group = chosen.locator('xpath=ancestor::*[count(.//*[self::a or self::button]) > 1][1]');
    const tag = await chosen.evaluate((element) => element.tagName.toLowerCase());
    const other = group.locator(`${tag}:is(${OTHERS})`).filter({ visible: true }).first();
    if ((await other.count()) === 0) continue;
    if ((await edgesOf(chosen)) === (await edgesOf(other))) alike.push((await chosen.innerText()).trim());
  }
  return alike;
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

/** Words within `scope` that go on in the next line, other than after a hyphen. */
export function brokenWords(scope: Locator): Promise<string[]> {
  return scope.evaluate(async (root) => {
    await document.fonts.ready;
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Read out only, in a box of one pixel.
      if (!node.parentElement || getComputedStyle(node.parentElement).clipPath !== 'none') continue;
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}
