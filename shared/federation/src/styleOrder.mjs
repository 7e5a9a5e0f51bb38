/** A style sheet in a warning of mini-css-extract-plugin about the order of two. */
const STYLE_SHEET = /^ \* css .*!(\S+)$/gm;
/** Its rules are in a layer below all others, so that their order among those means nothing. */
const isLayered = (file) => /(?:^|\/)(?:shared|node_modules\/@halte)\/ui\/src\//.test(file);

/**
 * Whether a warning is about chunks that import the style sheets of `@halte/ui` in different orders, relative to others or to each other.
 *
 * @param {{ readonly message: string }} warning
 */
export function isHarmlessOrder({ message }) {
  if (!message.includes('Conflicting order')) return false;
  const [added, ...others] = [...message.matchAll(STYLE_SHEET)].map(([, file]) => file);
  return added !== undefined && (isLayered(added) || others.every(isLayered));
}
