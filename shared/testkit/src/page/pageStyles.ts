/** Page-wide styles that are not the kit's: style elements and constructed style sheets, the beginning of each, as often as they are there. */
export function pageStyles(): readonly string[] {
  const elements = [...document.querySelectorAll('style:not([data-kit])')].map(({ textContent }) => textContent ?? '');
  const sheets = document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText ?? 'a constructed style sheet');
  return [...elements, ...sheets].map((text) => text.slice(0, 80));
}
