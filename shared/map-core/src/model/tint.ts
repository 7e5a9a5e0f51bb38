import { contrastRatio } from '@halte/ui/contrast';

const COLOR = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const BLACK = 0;
const WHITE = 255;

/** A colour mixed with black or white, `share` of it from 0 to 1; what is no `#rrggbb` stays as it is. */
function mixed(color: string, towards: typeof BLACK | typeof WHITE, share: number): string {
  const channels = COLOR.exec(color)?.slice(1);
  if (!channels) return color;
  const hex = channels.map((channel) => {
    const value = Number.parseInt(channel, 16);
    return Math.round(value + (towards - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

export type MapTheme = 'light' | 'dark';

/** On a dark ground. */
const LIGHTER = 0.22;

/** The colour of a line on this ground: dark blue would not be seen on a dark one. */
export function colorOnMap(color: string, theme: MapTheme): string {
  return theme === 'dark' ? mixed(color, WHITE, LIGHTER) : color;
}

/** The light `--c-map-ground`. */
export const LIGHT_GROUND = '#f4f3ef';
/** Same value as in the images of the lines. */
const VISIBLE = 3;

/** The colour of a line that has no casing: yellow would not be seen on a light ground. */
export function thinColorOnMap(color: string, theme: MapTheme): string {
  let seen = colorOnMap(color, theme);
  if (theme === 'dark') return seen;
  for (let share = 0.1; contrastRatio(seen, LIGHT_GROUND) < VISIBLE && share < 1; share += 0.1)
    seen = mixed(color, BLACK, share);
  return seen;
}
