/** An operator's data file cannot be used. The message is one sentence: the file, the place in it, the expected value. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
