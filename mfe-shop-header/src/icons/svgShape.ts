/** All that is taken over from an SVG file: where its lines go. Nothing of its markup gets into the page. */
export interface SvgShape {
  readonly viewBox: string;
  readonly path: string;
  /** Whether the file draws lines or fills areas. */
  readonly draws: 'lines' | 'areas';
}

const PATH = /^[\sMmLlHhVvCcSsQqTtAaZz\d.,+\-eE]+$/;
const VIEW_BOX = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/;

const COMMENT = /<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs;
const ELEMENT = /<(?:\w+:)?(svg|path)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** A line break in a path may be written so. */
const CHARACTER = /&#(?:x[\da-f]+|\d+);/gi;

/**
 * The paths of an SVG file; null for a file without paths, or with something else in them. Its text is searched and not parsed: pages let nothing
 * become markup (Trusted Types), and no more than these attributes is wanted.
 */
export function shapeOfSvg(source: string): SvgShape | null {
  const elements = [...source.replaceAll(COMMENT, '').matchAll(ELEMENT)].map(([, name, attributes = '']) => ({
    name,
    of: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key, one, other = '']) => [
        key,
        (one ?? other).replaceAll(CHARACTER, ' '),
      ]),
    ),
  }));
  const [root] = elements;
  const viewBox = root?.of['viewBox'] ?? '';
  const paths = elements.filter(({ name }) => name === 'path').map(({ of }) => of['d'] ?? '');
  if (root?.name !== 'svg' || !VIEW_BOX.test(viewBox) || paths.length === 0) return null;
  if (!paths.every((path) => PATH.test(path))) return null;
  return { viewBox, path: paths.join(' '), draws: root.of['fill'] === 'none' ? 'lines' : 'areas' };
}
