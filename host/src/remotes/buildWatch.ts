const POLLING_MS = 60_000;
/** Short, because a navigation waits for the answer. */
const ANSWER_MS = 3000;

export interface BuildWatch {
  /** Whether the last poll found a newer build. */
  outdated(): boolean;
  /** Polls now. False also without an answer: then a full page load would lose the page. */
  hasNewer(): Promise<boolean>;
}

/** Polls the server every minute for a build that is newer than this page. */
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
