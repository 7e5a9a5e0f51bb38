export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** `shared` also when the traveller cancels the share sheet: no message is needed. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Opens the share sheet of the device; copies the link where there is none. Never rejects. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copy(link.url);
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : copy(link.url);
  }
}
