import type { IconNode } from 'lucide';
import { outline } from './outline.ts';

export interface IconProps {
  /** One of `@halte/ui/icons`. */
  of: IconNode;
  /** Says what the icon says where no text beside it does; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

const outlines = new WeakMap<IconNode, string>();

function outlineOf(icon: IconNode): string {
  const known = outlines.get(icon) ?? outline(icon);
  outlines.set(icon, known);
  return known;
}

/** Draws an icon in the colour of the text. Its size is that of its place: 24 px where no style says otherwise. */
export function Icon({ of, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5rem"
      height="1.5rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      // No icon leaves its box; a browser that must make sure of it paints each of them apart.
      overflow="visible"
      className={className}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={outlineOf(of)} />
    </svg>
  );
}
