import { readableOn } from '@halte/ui/contrast';

const COLOR = /^#?[\da-f]{6}$/i;

export interface LineColors {
  /** Colour of surfaces. */
  readonly background: string;
  /** Colour of text on it. */
  readonly text: string;
}

/** The colours of a line as its signs have them, those of the page's text for a line without. */
export function lineColors(line: { readonly color: string; readonly textColor: string }): LineColors {
  if (!COLOR.test(line.color)) return { background: 'var(--c-text)', text: 'var(--c-surface)' };
  const background = `#${line.color.replace('#', '')}`;
  return { background, text: readableOn(background, line.textColor) };
}
