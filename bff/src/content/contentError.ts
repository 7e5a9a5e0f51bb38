/** An operator's data file cannot be used. The message is one sentence: which file, where in it, what is expected there. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
