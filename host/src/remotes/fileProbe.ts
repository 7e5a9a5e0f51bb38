import type { ProbeResult } from './failure.ts';

const PROBE_MS = 2000;

/** Finds out what is wrong with a file. */
export type ProbeFile = (address: string) => Promise<ProbeResult>;

async function ask(address: string): Promise<ProbeResult['answer']> {
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

/** From now on notes which scripts throw when they run. The browser hides that of scripts from other origins. */
export function createFileProbe(): ProbeFile {
  const thrown = new Map<string, string>();
  window.addEventListener('error', ({ filename, error }) => {
    if (filename) thrown.set(filename, error instanceof Error ? error.name : 'Error');
  });
  return async (address) => {
    const { href } = new URL(address, location.origin);
    const answer = await ask(href);
    return { answer, thrown: thrown.get(href) ?? null };
  };
}
