import type { IconNode } from 'lucide';

type Shape = IconNode[number];
type Numbers = Readonly<Record<string, number>>;

const circle = ({ cx, cy, r }: Numbers) =>
  `M${cx! - r!} ${cy}a${r} ${r} 0 1 0 ${2 * r!} 0a${r} ${r} 0 1 0 ${-2 * r!} 0z`;

const line = ({ x1, y1, x2, y2 }: Numbers) => `M${x1} ${y1}L${x2} ${y2}`;

/** A rectangle begins where its upper left corner ends, and turns with the clock. */
function rect({ x, y, width, height, rx }: Numbers): string {
  const corner = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx * rx!} ${dy * rx!}`;
  const across = width! - 2 * rx!;
  const down = height! - 2 * rx!;
  return `M${x! + rx!} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

const SHAPES: Readonly<Record<string, (numbers: Numbers) => string>> = { circle, line, rect };

function pathOf([tag, attributes]: Shape): string {
  // A path that begins with a relative step counts from the origin, not from where the shape before it ended.
  if (tag === 'path') return String(attributes.d).replace(/^m/, 'M0 0m');
  if (tag === 'polyline') return `M${attributes.points}`;
  if (tag === 'polygon') return `M${attributes.points}z`;
  const shape = SHAPES[tag];
  if (!shape) throw new Error(`No path is known for a <${tag}> of an icon.`);
  return shape(Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, Number(value)])));
}

/**
 * All strokes of an icon as one SVG path (units of its 24 × 24 box): a page with a hundred icons is made of and painted with far fewer elements.
 *
 * @throws Error for a shape that no icon of ours has
 */
export function outline(icon: IconNode): string {
  return icon.map(pathOf).join('');
}
