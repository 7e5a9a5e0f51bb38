import type { MapCredit } from '@halte/contract';

/** Texts and links; nothing but http and https becomes a link. */
export function creditNodes(credits: readonly MapCredit[]): (Node | string)[] {
  return credits.flatMap(({ text, href }, index) => {
    const between = index === 0 ? [] : [' · '];
    if (href === undefined || !/^https?:\/\//i.test(href)) return [...between, text];
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    return [...between, link];
  });
}
