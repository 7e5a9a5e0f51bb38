import { readFile, stat } from 'node:fs/promises';
import { parseRegistry, type Registry } from '@halte/contract/registry';
import { type Releases, releasesOf } from '@halte/contract/registry/resolve';

/** How soon a decision reaches new pages. */
const POLL_MS = 5000;
const REQUEST_TIMEOUT_MS = 4000;
const MOST_BYTES = 4 * 1024 * 1024;

/** The registry as it is in force. */
export interface KnownRegistry {
  readonly remotes: Registry['remotes'];
  readonly releases: Releases;
}

export interface RegistrySource {
  /** Null until it has been read once, and without a registry. */
  current(): KnownRegistry | null;
  /** Sentences for an operator: why it cannot be read or used now, and which of its events are left out. */
  problems(): readonly string[];
  /** Reads it, and again every few seconds. Resolves after the first attempt. */
  start(): Promise<void>;
  /** Reads it now. */
  refresh(): Promise<void>;
  stop(): void;
}

type Content =
  /** `tag` changes with the text; null where it is unknown. */
  { readonly tag: string | null; readonly text: string } | { readonly problem: string };

/** Null where the text still has this tag. */
type Read = (tag: string | null) => Promise<Content | null>;

function fileReader(path: string): Read {
  return async (tag) => {
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const latest = `${mtimeMs} ${size} ${ino}`;
      return latest === tag ? null : { tag: latest, text: await readFile(path, 'utf8') };
    } catch {
      return { problem: 'There is no such file, or this server may not read it.' };
    }
  };
}

function addressReader(address: string): Read {
  return async (tag) => {
    const headers = tag === null ? {} : { 'if-none-match': tag };
    try {
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      if (answer.status === 304) return null;
      if (!answer.ok) return { problem: `It was answered with ${answer.status}.` };
      return { tag: answer.headers.get('etag'), text: await answer.text() };
    } catch {
      return { problem: 'It does not answer.' };
    }
  };
}

function parsed(text: string): ReturnType<typeof parseRegistry> {
  if (text.length > MOST_BYTES) return { ok: false, problems: [`It is larger than ${MOST_BYTES / 1024 / 1024} MB.`] };
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return { ok: false, problems: ['It is not JSON.'] };
  }
}

export const NO_REGISTRY: RegistrySource = {
  current: () => null,
  problems: () => [],
  start: async () => undefined,
  refresh: async () => undefined,
  stop: () => undefined,
};

/**
 * The registry in a file or at an address (`http://`, `https://`). The last valid one stays in use while it is missing, incomplete or invalid.
 * `warn` gets each problem once, until it changes.
 */
export function createRegistrySource(place: string, warn: (problem: string) => void): RegistrySource {
  const read = /^https?:\/\//.test(place) ? addressReader(place) : fileReader(place);
  let known: KnownRegistry | null = null;
  let tag: string | null = null;
  let problems: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function become(latest: readonly string[]): void {
    for (const problem of latest) if (!problems.includes(problem)) warn(problem);
    problems = latest;
  }

  function refuse(reasons: readonly string[]): void {
    tag = null;
    become(reasons.map((reason) => `The registry ${place} is not used: ${reason}`));
  }

  async function refresh(): Promise<void> {
    const content = await read(tag);
    if (content === null) return;
    if ('problem' in content) return refuse([content.problem]);
    const document = parsed(content.text);
    if (!document.ok) return refuse(document.problems);
    const { remotes, unknown } = document.registry;
    tag = content.tag;
    known = { remotes, releases: releasesOf(document.registry) };
    become(unknown.map((sentence) => `The registry ${place}: ${sentence}`));
  }

  async function poll(): Promise<void> {
    await refresh();
    if (!isStopped) timer = setTimeout(() => void poll(), POLL_MS).unref();
  }

  return {
    current: () => known,
    problems: () => problems,
    start: poll,
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
