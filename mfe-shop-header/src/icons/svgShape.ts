/** All that is taken over from an SVG file: where its lines go. Nothing of its markup gets into the page. */
export interface SvgShape {
  readonly viewBox: string;
  readonly path: string;
  /** Whether the file draws lines or fills areas. */
  readonly draws: 'lines' | 'areas';
}

const PATH = /^[\sMmLlHhVvCcSsQqTtAaZz\d.,+\-eE]+$/;
const VIEW_BOX = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/;

/** The paths of an SVG file; null for a file without paths, or with something else in them. */
export function shapeOfSvg(source: string): SvgShape | null {
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const viewBox = root.getAttribute('viewBox') ?? '';
  const paths = [...root.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  if (root.localName !== 'svg' || !VIEW_BOX.test(viewBox) || paths.length === 0) return null;
  if (!paths.every((path) => PATH.test(path))) return null;
  return { viewBox, path: paths.join(' '), draws: root.getAttribute('fill') === 'none' ? 'lines' : 'areas' };
}
