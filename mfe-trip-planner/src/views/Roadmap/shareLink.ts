export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** `shared` also when the traveller thought better of it: there is nothing left to say. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Hands a link to the device's own sharing, or puts it on the clipboard where there is none. Never rejects. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copy(link.url);
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : copy(link.url);
  }
}
