/** For tests on Linux: what the kernel knows of processes and of their connections. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const ESTABLISHED = '01';

/** The numbers of the processes that a process has started. */
export function childrenOf(id: number): number[] {
  const text = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** One that nobody has waited for has ended all the same. */
export function isRunning(id: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The ports at the other ends of the connections to a port that a process holds. */
export function callersOf(id: number, port: number): Set<number> {
  const sockets = new Set(
    readdirSync(`/proc/${id}/fd`).flatMap(
      (name) => /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/${id}/fd/${name}`))?.[1] ?? [],
    ),
  );
  const rows = ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/${id}/net/${kind}`, 'utf8').trim().split('\n').slice(1),
  );
  return new Set(
    rows.flatMap((row) => {
      const [, local = '', remote = '', state, , , , , , inode = ''] = row.trim().split(/\s+/);
      const isOurs = state === ESTABLISHED && portOf(local) === port && sockets.has(inode);
      return isOurs ? [portOf(remote)] : [];
    }),
  );
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1]!, 16);
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed meanwhile.
    return '';
  }
}
