import { VisuallyHidden } from '@halte/ui';
import { Fragment, type ReactNode } from 'react';

/** A private character: no text has it. */
const FIRST_SLOT = 0xe000;

/** The placeholder in a message for the value at `index`, until {@link HiddenWords} replaces it by the element. */
export const slot = (index: number): string => String.fromCharCode(FIRST_SLOT + index);

interface HiddenWordsProps {
  /** A message with slots as its values. */
  readonly text: string;
  /** The visible elements. */
  readonly values: readonly ReactNode[];
}

/** A whole message of which sighted readers need the values only: its words are heard, in the order of each language. */
export function HiddenWords({ text, values }: HiddenWordsProps) {
  const parts = text.split(/([\ue000-\ue0ff])/);
  return parts.map((part, index) => {
    const value =
      index % 2 === 1 ? values[part.charCodeAt(0) - FIRST_SLOT] : part && <VisuallyHidden>{part}</VisuallyHidden>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message
    return <Fragment key={index}>{value}</Fragment>;
  });
}
