/** The text where it is the address of a page, else empty: anything else is no link that a page may show. */
export function webAddress(text: string): string {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : '';
}
