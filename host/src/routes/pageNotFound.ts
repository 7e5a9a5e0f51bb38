/** There is no screen at an address. The message is for programs and operators, always in English; what travellers read is the error page. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
  readonly status = 404;

  constructor(fullPath: string) {
    super(`Page Not Found: ${fullPath}`);
  }
}
