const POLLING_MS = 60_000;
/** A navigation waits for the answer, so it is given up soon. */
const ANSWER_MS = 3000;

export interface BuildWatch {
  /** Whether a newer build was seen by the last question of each minute. */
  outdated(): boolean;
  /** Asks now. False as well when the server does not answer: then a full page load would only lose the page. */
  hasNewer(): Promise<boolean>;
}

/** Whether the server has a newer build than this page; asked every minute and on demand. */
export function watchBuild(buildId: string): BuildWatch {
  let outdated = false;

  async function hasNewer(): Promise<boolean> {
    if (!navigator.onLine) return false;
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
      if (!answer.ok) return false;
      const latest = (await answer.json()) as { buildId?: unknown };
      return typeof latest.buildId === 'string' && latest.buildId !== buildId;
    } catch {
      // Offline, or the server is being replaced.
      return false;
    }
  }

  const timer = setInterval(async () => {
    outdated = await hasNewer();
    if (outdated) clearInterval(timer);
  }, POLLING_MS);
  return { outdated: () => outdated, hasNewer };
}
