const BLACK = '#000000';
const WHITE = '#ffffff';
const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Relative luminance by WCAG, 0 (black) to 1 (white); NaN for anything but `#rrggbb` (the `#` may be missing, as in GTFS). */
export function luminance(color: string): number {
  const channels = HEX.exec(color)?.slice(1) ?? [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = channels.map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, or NaN when one of the colours is not `#rrggbb`. */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `preferred` where it can be read on `background` (4.5:1), else black or white, whichever can be read better. */
export function readableOn(background: string, preferred: string): string {
  if (contrastRatio(background, preferred) >= 4.5) return preferred.startsWith('#') ? preferred : `#${preferred}`;
  return contrastRatio(background, BLACK) >= contrastRatio(background, WHITE) ? BLACK : WHITE;
}
