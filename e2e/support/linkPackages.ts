import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What npm and the scripts keep beside the packages. */
const NOT_LINKED = new Set(['.cache', '.halte-lock']);
/** Of the workspaces. */
const OWN = '@halte';

/**
 * Links to the packages that are installed here, for a copy of the repository; those of its workspaces lead into the copy.
 *
 * @param from `node_modules` of the repository
 * @param to `node_modules` of the copy, which is not there yet
 */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [there, link] = [join(from, entry.name), join(to, entry.name)];
    // A workspace, by a path from here.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(there), link);
    else if (entry.name === OWN) linkPackages(there, link);
    else if (!NOT_LINKED.has(entry.name)) symlinkSync(there, link);
  }
}
