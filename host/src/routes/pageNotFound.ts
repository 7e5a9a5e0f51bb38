/** No route matches an address. The message is for operators, always in English; travellers see the error page. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
  readonly status = 404;

  constructor(fullPath: string) {
    super(`Page Not Found: ${fullPath}`);
  }
}
