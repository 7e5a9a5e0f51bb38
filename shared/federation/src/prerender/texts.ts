import type { Marks } from './marks.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Up to the first character of the text itself. */
const FIRST_CHARACTER = /^(?:\{\{.*?\}\}|\$t\(.*?\))*./su;

/**
 * A text of the product with its mark. One with values cannot be a hole: in the tenant's wording they may stand elsewhere. Its mark is behind a
 * character, and not around it: the app's code may take the text apart at its values, and leave out a part that is empty.
 */
export function markedText(marks: Marks, namespace: string, key: string, text: string): string {
  const name = `${namespace}.${key.replace(PLURAL, '')}`;
  const hasValues = text.includes('{{') || text.includes('$t(') || PLURAL.test(key);
  if (!hasValues) return marks.around({ kind: 'text', key: name }, text);
  return text.replace(FIRST_CHARACTER, (first) => first + marks.at({ kind: 'fixed', key: name }));
}
