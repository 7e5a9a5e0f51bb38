const POLLING_MS = 60_000;

/** Whether the server has a newer build than this page; asked every minute. A failed question is no answer. */
export function watchBuild(buildId: string): { readonly outdated: () => boolean } {
  let outdated = false;
  const timer = setInterval(async () => {
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
      if (!answer.ok) return;
      const latest = (await answer.json()) as { buildId?: unknown };
      outdated = typeof latest.buildId === 'string' && latest.buildId !== buildId;
      if (outdated) clearInterval(timer);
    } catch {
      // Offline, or the server is being replaced: the next question will tell.
    }
  }, POLLING_MS);
  return { outdated: () => outdated };
}
