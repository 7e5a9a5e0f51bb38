import type { ProbeResult } from './failure.ts';

const PROBE_MS = 2000;

/** Finds out why a file could not be loaded. */
export type ProbeFile = (address: string) => Promise<ProbeResult>;

async function fetchHead(address: string): Promise<ProbeResult['answer']> {
  try {
    const { status, headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return { status, type: headers.get('content-type') ?? '' };
  } catch {
    return null;
  }
}

/** Records from now on which scripts throw while they run; browsers report this only for scripts of the same origin. */
export function createFileProbe(): ProbeFile {
  const thrown = new Map<string, string>();
  window.addEventListener('error', ({ filename, error }) => {
    if (filename) thrown.set(filename, error instanceof Error ? error.name : 'Error');
  });
  return async (address) => {
    const { href } = new URL(address, location.origin);
    const answer = await fetchHead(href);
    return { answer, thrown: thrown.get(href) ?? null };
  };
}
