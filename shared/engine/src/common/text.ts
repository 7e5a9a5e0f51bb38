/** Without accents and other combining marks: `é` becomes `e`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
