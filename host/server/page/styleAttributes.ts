const ATTRIBUTE = / style="([^"]*)"/g;
/** Declarations of sizes and colours; nothing that loads, and nothing that could end a rule. */
const DECLARATIONS = /^[\w\s.%:;#(),-]*$/;
const LOADS = /url|image|expression/i;

export interface StyledMarkup {
  readonly html: string;
  readonly css: string;
}

/**
 * The content policy lets no style attribute of the page apply: each becomes a rule of the page's own style element, for elements with the same text in
 * `data-style`. React leaves the attribute as it is, and sets what changes later by itself.
 */
export function withoutStyleAttributes(markup: string): StyledMarkup {
  const rules = new Map<string, string>();
  const html = markup.replace(ATTRIBUTE, (_, text: string) => {
    if (!DECLARATIONS.test(text) || LOADS.test(text)) return '';
    rules.set(text, `[data-style="${text}"]{${text}}`);
    return ` data-style="${text}"`;
  });
  return { html, css: [...rules.values()].join('') };
}
