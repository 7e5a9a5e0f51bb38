import type { RemoteEntry, RemoteId } from '@halte/contract';
import { fieldsOf } from '@halte/contract';

const ANSWER_MS = 3000;

/** The entry of a remote as the host's server knows it now; null when it knows none or does not answer. */
export type FetchLatestEntry = (id: RemoteId) => Promise<RemoteEntry | null>;

function isEntry(value: unknown): value is RemoteEntry {
  if (typeof value !== 'object' || value === null) return false;
  return ['container', 'entry', 'version'].every((name) => typeof Reflect.get(value, name) === 'string');
}

/** The boot document is as old as the page: since then an origin may have answered, or a new build may have been deployed. */
export const fetchLatestEntry: FetchLatestEntry = async (id) => {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    const { remotes } = fieldsOf(await answer.json());
    const entry = fieldsOf(remotes)[id];
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
};
