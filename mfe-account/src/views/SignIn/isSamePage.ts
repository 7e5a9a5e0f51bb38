/** The path of an address without its language, query and fragment. */
function pageOf(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/^\/[a-z]{2}(?=\/)/, '');
}

/** Whether two addresses of the app lead to the same page, in whatever language. */
export function isSamePage(one: string, other: string): boolean {
  return pageOf(one) === pageOf(other);
}
