const COLOR = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const WHITE = 255;

/** A colour mixed with white, `share` of it from 0 to 1; what is no `#rrggbb` stays as it is. */
export function lightened(color: string, share: number): string {
  const channels = COLOR.exec(color)?.slice(1);
  if (!channels) return color;
  const mixed = channels.map((channel) => {
    const value = Number.parseInt(channel, 16);
    return Math.round(value + (WHITE - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export type MapTheme = 'light' | 'dark';

/** On a dark ground. */
const LIGHTER = 0.22;

/** The colour of a line on this ground: dark blue would not be seen on a dark one. */
export function colorOnMap(color: string, theme: MapTheme): string {
  return theme === 'dark' ? lightened(color, LIGHTER) : color;
}
