/** Without accents and other combining marks, for comparisons: `é` becomes `e`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
