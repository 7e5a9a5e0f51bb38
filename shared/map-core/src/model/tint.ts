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
