/** The text if it is the address of a web page, else empty: nothing else may be shown as a link. */
export function webAddress(text: string): string {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : '';
}
