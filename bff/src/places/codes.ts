/** The code of a text: how many other texts were asked for before it. */
export function codeOf(codes: Map<string, number>, text: string): number {
  const known = codes.get(text);
  if (known !== undefined) return known;
  codes.set(text, codes.size);
  return codes.size - 1;
}
