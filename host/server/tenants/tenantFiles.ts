import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { TenantError } from './loadTenants.ts';

/** A request looks for changes at most this often. */
const CHECK_MS = 100;

/** The tenants as their files are now. */
export interface TenantFiles {
  current(): readonly Tenant[];
  /** The errors of files that have changed and are invalid; the tenants stay as they were. */
  problems(): readonly string[];
}

/** Changes with every file of the folder. Polled, because notifications of the file system do not reach containers and network folders. */
function signatureOf(folder: string): string {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => {
        const { mtimeMs, size, ino } = statSync(join(folder, name));
        return `${name} ${mtimeMs} ${size} ${ino}`;
      })
      .join('\n');
  } catch {
    // A file is being replaced.
    return '';
  }
}

export interface TenantFilesOptions {
  readonly folder: string;
  /** Throws a {@link TenantError} for invalid files. */
  readonly load: () => readonly Tenant[];
  readonly warn: (problem: string) => void;
}

/** Reads the tenants now, and again when a file has changed. Throws when they are invalid now; later, the last valid ones stay in use. */
export function createTenantFiles({ folder, load, warn }: TenantFilesOptions): TenantFiles {
  let signature = signatureOf(folder);
  let tenants = load();
  let problems: readonly string[] = [];
  let checkedAt = Date.now();

  function refresh(): void {
    const now = Date.now();
    if (Math.abs(now - checkedAt) < CHECK_MS) return;
    checkedAt = now;
    const latest = signatureOf(folder);
    if (latest === signature) return;
    signature = latest;
    try {
      tenants = load();
      problems = [];
    } catch (error) {
      if (!(error instanceof TenantError)) throw error;
      problems = error.message.split('\n');
      for (const problem of problems) warn(problem);
    }
  }

  return {
    current() {
      refresh();
      return tenants;
    },
    problems() {
      refresh();
      return problems;
    },
  };
}

/** Tenants that never change. */
export const fixedTenants = (tenants: readonly Tenant[]): TenantFiles => ({
  current: () => tenants,
  problems: () => [],
});
