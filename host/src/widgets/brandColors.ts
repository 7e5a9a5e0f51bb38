import { contrastRatio, readableOn } from '@halte/ui/contrast';

interface Scheme {
  readonly brand: string;
  readonly onBrand: string;
}

/** The surface under the brand colour (`--c-surface` of the tokens), and the colour it is mixed towards until it has enough contrast. */
const GROUNDS = {
  light: { surface: '#ffffff', towards: '#000000' },
  dark: { surface: '#171c22', towards: '#ffffff' },
} as const;
/** Minimum contrast by WCAG 2.2 AA for text, also for edges and icons. */
const NEEDED = 4.5;
const STEPS = 20;

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function mixed(color: string, towards: string, share: number): string {
  const target = channels(towards);
  const parts = channels(color).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function schemeOf(color: string, { surface, towards }: (typeof GROUNDS)[keyof typeof GROUNDS]): Scheme {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => mixed(color, towards, step / STEPS));
  const brand = steps.find((candidate) => contrastRatio(candidate, surface) >= NEEDED) ?? towards;
  return { brand, onBrand: readableOn(brand, surface) };
}

/** A partner's colour in both appearances, moved towards black or white as far as it must be to be seen; its text can be read on it. */
export function brandColors(color: string): { readonly light: Scheme; readonly dark: Scheme } {
  return { light: schemeOf(color, GROUNDS.light), dark: schemeOf(color, GROUNDS.dark) };
}
