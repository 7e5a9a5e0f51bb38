/** Decodes until nothing changes, so that repeated encoding cannot hide a part of the address. */
function fullyDecoded(path: string): string | null {
  let current = path;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      // After the first round this is a percent sign that was itself encoded, so it is text.
      return round === 0 ? null : current;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}

/**
 * A redirect target that stays inside the app, or null. Anyone can write the address that a target comes from, so only a path with exactly one
 * leading slash is accepted: no `//`, no `/\`, no scheme, no control characters, in no encoding.
 */
export function safeRedirect(target: string | undefined, origin: string): string | null {
  if (!target?.startsWith('/')) return null;
  const decoded = fullyDecoded(target);
  if (decoded === null || /^\/[/\\]/.test(decoded)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return null;
  const url = URL.parse(target, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
