/** Contrast by WCAG 2; colours as `rrggbb`. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** White where it can be read, else black: one of the two always reaches 4.5. */
export function textColorOn(color: string): string {
  return contrast(color, 'ffffff') >= 4.5 ? 'ffffff' : '000000';
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}
