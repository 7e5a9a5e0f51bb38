const WINDOW_MS = 60_000;
const PER_WINDOW = 100;

/** Whether to write one more line of this kind: events that anyone can trigger must not fill the disk. Metrics count all. */
export function createLogLineLimit(now: () => number, perMinute = PER_WINDOW): (kind: string) => boolean {
  const windows = new Map<string, { readonly since: number; lines: number }>();
  return (kind) => {
    let window = windows.get(kind);
    if (!window || now() - window.since >= WINDOW_MS) {
      window = { since: now(), lines: 0 };
      windows.set(kind, window);
    }
    window.lines += 1;
    return window.lines <= perMinute;
  };
}
