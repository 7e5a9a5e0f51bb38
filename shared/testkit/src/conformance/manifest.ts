import type { RemoteEntry } from '@halte/contract';

/** The content of `remote.json`, with absolute addresses. */
export interface FoundHeader extends RemoteEntry {
  /** Origin of its files. */
  readonly origin: string;
}

const FIELDS = ['container', 'version', 'entry'] as const;

/** @throws an error that names the missing part. */
export function parseManifest(content: unknown, address: string): FoundHeader {
  if (typeof content !== 'object' || content === null) throw new Error(`${address} is no JSON object.`);
  const [container, version, entry] = FIELDS.map((field) => {
    const value: unknown = Reflect.get(content, field);
    if (typeof value !== 'string' || value === '') throw new Error(`${address} has no "${field}".`);
    return value;
  }) as [string, string, string];
  const { href, origin } = new URL(entry, address);
  return { container, version, entry: href, origin };
}

/** @throws an error with the answer if it is not a manifest. */
export async function fetchManifest(address: string): Promise<FoundHeader> {
  if (!/^https?:/.test(address))
    throw new Error(
      `No header is named, but "${address}": set HALTE_HEADER, or headerUrl, to the address of remote.json.`,
    );
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((error) => {
    throw new Error(`${address} does not answer: ${error}`);
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const content = await answer.json().catch(() => {
    throw new Error(`${address} is no JSON.`);
  });
  return parseManifest(content, address);
}
