import { fieldsOf } from '@halte/contract';

const POLLING_MS = 60_000;
/** After a first answer that names a newer build. */
const AGAIN_MS = 20_000;
/** Short, because a navigation waits for the answer. */
const ANSWER_MS = 3000;

export interface BuildWatch {
  /** Whether the last two polls found that this page is outdated. */
  outdated(): boolean;
  /** Polls now. False also without an answer: then a full page load would lose the page. */
  hasNewer(): Promise<boolean>;
}

/** A value that the server does not know, such as the zone while its backend does not answer, is no reason to reload. */
function isOther(latest: unknown, own: string): boolean {
  return typeof latest === 'string' && latest !== own;
}

/** The build and the time zone that a page was rendered with. */
export interface PageVersion {
  readonly buildId: string;
  readonly timeZone: string;
}

/** Polls the server every minute for a build that is newer than this page, or for another time zone of the network. */
export function watchBuild({ buildId, timeZone }: PageVersion): BuildWatch {
  /** In a row: while a release is rolled out, hosts of both builds answer by turns. */
  let newer = 0;

  async function hasNewer(): Promise<boolean> {
    if (!navigator.onLine) return false;
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
      if (!answer.ok) return false;
      const latest = fieldsOf(await answer.json());
      return isOther(latest['buildId'], buildId) || isOther(latest['timeZone'], timeZone);
    } catch {
      // Offline, or the server is being replaced.
      return false;
    }
  }

  async function poll(): Promise<void> {
    newer = (await hasNewer()) ? newer + 1 : 0;
    setTimeout(poll, newer === 1 ? AGAIN_MS : POLLING_MS);
  }

  setTimeout(poll, POLLING_MS);
  return { outdated: () => newer > 1, hasNewer };
}
