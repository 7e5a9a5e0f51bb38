import { withoutAccents } from '@halte/i18n';

export interface TextPart {
  readonly text: string;
  /** Begins a word as the traveller typed it. */
  readonly isTyped: boolean;
}

/** One letter, in a form in which those that a traveller takes for the same are equal; a letter that would become two stays. */
function plainLetter(letter: string): string {
  const plain = withoutAccents(letter).toLowerCase();
  return [...plain].length === 1 ? plain : letter;
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** A name in parts: where its words begin with a word that was typed, whatever the case and the accents. */
export function highlightParts(name: string, typed: string): readonly TextPart[] {
  const letters = [...name];
  const plain = letters.map(plainLetter);
  const words = typed
    .split(/\s+/)
    .map((word) => [...word].map(plainLetter))
    .filter((word) => word.length > 0);
  const isTyped = letters.map(() => false);
  for (let at = 0; at < letters.length; at += 1) {
    if (isLetter(plain[at - 1])) continue;
    const lengths = words
      .filter((word) => word.every((letter, index) => plain[at + index] === letter))
      .map((word) => word.length);
    isTyped.fill(true, at, at + Math.max(0, ...lengths));
  }
  const parts: { text: string; isTyped: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isTyped === isTyped[at]) last.text += letter;
    else parts.push({ text: letter, isTyped: isTyped[at] === true });
  }
  return parts;
}
