/** The URL of a feed if it is an http(s) URL; null otherwise. */
export function httpUrl(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : null;
}
