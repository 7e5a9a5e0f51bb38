/** The lines of a name that is longer than `letters`, split between words; at most three, about as long as each other. */
export function wrapped(text: string, letters: number): string[] {
  const { length } = text;
  if (length <= letters || letters === 0) return [text];
  const count = Math.min(3, Math.ceil(length / letters));
  const lines: string[] = [];
  let line = '';
  let left = length;
  for (const word of text.split(' ')) {
    // After a long word, what is left may need fewer lines.
    const wanted = left / Math.min(count - lines.length, Math.ceil(left / letters));
    // A word belongs to the line in which more than half of it has room.
    if (line !== '' && lines.length < count - 1 && line.length + 1 + word.length / 2 > wanted) {
      lines.push(line);
      left -= line.length + 1;
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
