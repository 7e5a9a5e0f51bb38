import type { RemoteEntry } from '@halte/contract';

/** What `remote.json` says, with whole addresses. */
export interface FoundHeader extends RemoteEntry {
  /** Origin of its files. */
  readonly origin: string;
}

/** The address answers with something else than a header's manifest; the message says what. */
export class ManifestError extends Error {}

const FIELDS = ['container', 'version', 'entry'] as const;

export function parseManifest(content: unknown, address: string): FoundHeader {
  if (typeof content !== 'object' || content === null) throw new ManifestError(`${address} is no JSON object.`);
  const [container, version, entry] = FIELDS.map((field) => {
    const value: unknown = Reflect.get(content, field);
    if (typeof value !== 'string' || value === '') throw new ManifestError(`${address} has no "${field}".`);
    return value;
  }) as [string, string, string];
  const { href, origin } = new URL(entry, address);
  return { container, version, entry: href, origin };
}

export async function fetchManifest(address: string): Promise<FoundHeader> {
  let answer: Response;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw new ManifestError(`${address} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!answer.ok) throw new ManifestError(`${address} answers ${answer.status}.`);
  const text = await answer.text();
  try {
    return parseManifest(JSON.parse(text), address);
  } catch (error) {
    throw error instanceof ManifestError ? error : new ManifestError(`${address} is no JSON.`);
  }
}
