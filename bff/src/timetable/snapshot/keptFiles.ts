/** Files that are made of others and kept in a folder: the most recent ones, one for each source. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type FileKind, type ReadFile, readColumnFile, writeColumnFile } from './columnFile.ts';

const PARTIAL = '.part';
/** No server writes for this long: an older unfinished file was abandoned. */
const ABANDONED_MS = 3_600_000;

export interface KeptKind<Origin> extends FileKind<Origin> {
  /** Of the file's name, with its dot. */
  readonly ending: string;
  /** How many are kept: those unused for longest are removed. */
  readonly most: number;
}

export interface KeptRequest {
  readonly folder: string;
  /** Identifies what the file is made of. */
  readonly source: string;
}

/** Result of reading; `reason` says why an existing file cannot be used. */
export type FoundFile<Content, Origin> =
  | ({ readonly kind: 'found' } & ReadFile<Content, Origin>)
  | { readonly kind: 'missing' }
  | { readonly kind: 'unusable'; readonly reason: string };

/** @param accepts as of {@link readColumnFile}. */
export function findKept<Content, Origin>(
  kind: KeptKind<Origin>,
  request: KeptRequest,
  accepts: (origin: Origin) => string | null,
): FoundFile<Content, Origin> {
  const path = keptPath(kind, request);
  if (!existsSync(path)) return { kind: 'missing' };
  try {
    const found = readColumnFile<Content, Origin>(path, kind, accepts);
    utimesSync(path, new Date(), new Date());
    return { kind: 'found', ...found };
  } catch (error) {
    return { kind: 'unusable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Replaces the previous file atomically, then removes the least recently used ones. @throws an error of the file system. */
export function keepFile<Origin>(kind: KeptKind<Origin>, request: KeptRequest, file: ReadFile<object, Origin>): void {
  mkdirSync(request.folder, { recursive: true });
  const path = keptPath(kind, request);
  const partial = `${path}.${randomUUID()}${PARTIAL}`;
  try {
    writeColumnFile(partial, kind, file);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  removeOld(request.folder, kind);
}

/** Where the file that is made of a source is kept. */
export function keptPath({ ending }: Pick<KeptKind<unknown>, 'ending'>, { folder, source }: KeptRequest): string {
  return join(folder, `${createHash('sha256').update(source).digest('hex').slice(0, 32)}${ending}`);
}

function removeOld(folder: string, { ending, most }: Pick<KeptKind<unknown>, 'ending' | 'most'>): void {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, changed: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const ofKind = (one: string) => files.filter(({ path }) => path.endsWith(one));
  const complete = ofKind(ending).sort((a, b) => b.changed - a.changed);
  const abandoned = ofKind(PARTIAL).filter(({ changed }) => changed < Date.now() - ABANDONED_MS);
  for (const { path } of [...complete.slice(most), ...abandoned]) rmSync(path, { force: true });
}
