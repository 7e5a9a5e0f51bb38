/** What is often given in the place of a PBF file, by its first bytes. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^\uFEFF?\s*<(!doctype\s+)?html/i, 'a web page'],
  [/^\uFEFF?\s*<(\?xml|osm)/i, 'XML'],
  [/^\uFEFF?\s*[{[]/, 'JSON'],
];
const BYTES: readonly (readonly [hex: string, string])[] = [
  ['1f8b', 'packed with gzip'],
  ['425a68', 'packed with bzip2'],
  ['fd377a585a', 'packed with xz'],
  ['504b0304', 'a zip'],
  ['ffe0', 'an O5M file'],
];

/** The name of the format that a file is in, as the end of a sentence; null for what may be PBF. */
export function otherFormatOf(beginning: Uint8Array): string | null {
  if (beginning.length === 0) return 'empty';
  const bytes = Buffer.from(beginning);
  const [text, hex] = [bytes.toString('utf8'), bytes.toString('hex')];
  const found = TEXTS.find(([pattern]) => pattern.test(text)) ?? BYTES.find(([start]) => hex.startsWith(start));
  return found?.[1] ?? null;
}
