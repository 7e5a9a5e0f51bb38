const HASHED = /\.[0-9a-f]{8}\.(?:js|css|woff2)$/;
/** Files of a screen come one after the other. */
const PAUSE_MS = 2000;

/** Calls `take` with the paths of the hashed files of this host that the page loads, also with those from before. */
export function watchFiles(take: (paths: readonly string[]) => void): void {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pass(): void {
    take([...waiting]);
    waiting.clear();
  }

  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const url = URL.parse(name);
      if (url?.origin === location.origin && url.search === '' && HASHED.test(url.pathname)) waiting.add(url.pathname);
    }
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(pass, PAUSE_MS);
  });
  observer.observe({ type: 'resource', buffered: true });
}
