/** The entries of `after` that are more frequent than in `before`. */
export function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const known = [...before];
  return after.filter((text) => {
    const at = known.indexOf(text);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}
