import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ServerOptions } from './options.ts';
import { builds, HASHED } from './staticFiles.ts';

const DAY_MS = 86_400_000;
/** A page may stay open for so long: it asks for the files of its build. */
const KEPT_DAYS = 30;
/** A build has 13 MB: two a day. */
export const MOST_BYTES = 1_000_000_000;
/** Files that are being written; those that are a day old belong to a server that has ended meanwhile. */
const PART = /^\.part-/;

export interface SharedAssets {
  /** Puts the files of this server there, removes what is old, and does it again each day. Resolves once other servers find them. */
  start(warn: (problem: string) => void): Promise<void>;
  stop(): void;
  /** Why the last time failed; null if it did not. */
  problem(): string | null;
}

export const NO_SHARED_ASSETS: SharedAssets = { start: async () => {}, stop: () => {}, problem: () => null };

interface Found {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files below; links are not followed. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const all = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
  return (await Promise.all(all)).flat();
}

/** Another server may remove a file meanwhile. */
const lookedUp = async (path: string): Promise<Found | null> => {
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return found && { path, bytes: found.size, usedAt: found.mtimeMs };
};

/** Written under another name first: a file that is there is whole. */
async function put(source: string, target: string, now: Date): Promise<void> {
  if (await lookedUp(target)) {
    // Only its owner may: that one does, or the file is put there again when it was removed.
    await utimes(target, now, now).catch(() => undefined);
    return;
  }
  await mkdir(dirname(target), { recursive: true });
  const part = join(dirname(target), `.part-${randomUUID()}`);
  try {
    await copyFile(source, part);
    await utimes(part, now, now);
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
  }
}

async function putAll(folder: string, options: ServerOptions, now: Date): Promise<void> {
  for (const [prefix, build] of builds(options)) {
    const files = await filesBelow(build).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const file of files) if (HASHED.test(file)) await put(file, join(folder, prefix, relative(build, file)), now);
  }
}

/** Of files that no build of the last days has, and beyond the bytes those that were used longest ago. Others are left alone. */
async function removeOld(folder: string, now: Date, mostBytes: number): Promise<void> {
  const folders = (await readdir(folder)).filter((name) => name === 'assets' || name === 'remotes');
  const paths = (await Promise.all(folders.map((name) => filesBelow(join(folder, name))))).flat();
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const all = (await Promise.all(paths.map(lookedUp))).filter((found) => found !== null);
  const parts = all.filter(({ path }) => PART.test(nameOf(path)));
  const hashed = all.filter(({ path }) => HASHED.test(path) && !PART.test(nameOf(path)));
  const ageDays = ({ usedAt }: Found) => (now.getTime() - usedAt) / DAY_MS;
  let bytes = 0;
  const beyond = hashed
    .sort((one, other) => other.usedAt - one.usedAt)
    .filter((found) => {
      bytes += found.bytes;
      return bytes > mostBytes || ageDays(found) > KEPT_DAYS;
    });
  for (const { path } of [...beyond, ...parts.filter((part) => ageDays(part) > 1)]) await rm(path, { force: true });
}

/** The hashed files of this server's builds, in a folder that servers of other builds have in common with it: pages of one find theirs at each. */
export function createSharedAssets(
  folder: string,
  options: ServerOptions,
  { now = () => new Date(), mostBytes = MOST_BYTES } = {},
): SharedAssets {
  let problem: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  async function refresh(warn: (problem: string) => void) {
    try {
      await stat(folder);
      await putAll(folder, options, now());
      await removeOld(folder, now(), mostBytes);
      problem = null;
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      problem = `The folder of --assets cannot be used (${code}): pages of other builds may miss files here.`;
      warn(problem);
    }
  }
  return {
    async start(warn) {
      await refresh(warn);
      timer = setInterval(() => void refresh(warn), DAY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
    problem: () => problem,
  };
}
