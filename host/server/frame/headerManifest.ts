import { createHash } from 'node:crypto';
import { isRecord } from '@halte/contract/fields';
import { parseRemoteManifest } from '@halte/contract/manifest/remote';
import { isIntegrity, isOrigin } from '@halte/contract/tenant/addresses';

/** The manifest of a tenant's own header. */
export interface HeaderManifest {
  readonly container: string;
  /** Relative to the manifest, as all files. */
  readonly entry: string;
  /** Hashes of all its scripts and style sheets, by file. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Origins that it calls besides the backend. */
  readonly origins: readonly string[];
}

function integrityOf(value: unknown): Record<string, string> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const isValid = entries.every(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isIntegrity(entry[1]),
  );
  return isValid ? Object.fromEntries(entries) : null;
}

function originsOf(value: unknown): string[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const list: unknown[] = value;
  return list.every((origin): origin is string => typeof origin === 'string' && isOrigin(origin)) ? list : null;
}

/**
 * Parses `remote.json` of a header; null when it is invalid, has no hash of its entry, or is not the one with the hash in the tenant's file.
 *
 * @param pinned from the tenant's file; null: any manifest of the header's origin is accepted
 */
export function parseHeaderManifest(text: string, pinned: string | null): HeaderManifest | null {
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (pinned !== null && pinned !== hash) return null;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const manifest = parseRemoteManifest(content);
  if (!manifest || !isRecord(content)) return null;
  const integrity = integrityOf(content['integrity']);
  const origins = originsOf(content['origins']);
  if (!integrity || !origins || integrity[manifest.entry] === undefined) return null;
  return { container: manifest.container, entry: manifest.entry, integrity, origins };
}
