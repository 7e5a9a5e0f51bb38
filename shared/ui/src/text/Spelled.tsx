import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SpelledProps {
  /** The visible text, e.g. `12 min`. */
  readonly children: string;
  /** The text for screen readers, e.g. `12 minutes`. */
  readonly long: string;
}

/** A text with short forms, which are read out in full. */
export function Spelled({ children, long }: SpelledProps) {
  if (long === children) return children;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{long}</VisuallyHidden>
    </>
  );
}
