import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment } from './environment.mjs';
import { ROOT } from './paths.mjs';

const GRACE_MS = 5000;
/** Level of a pino line from which on it is worth the reader's time. */
const WARNING = 40;

/** The line in readable form, or null for one of no interest to a person: servers log requests as JSON. */
export function readableLine(line) {
  if (!line.startsWith('{')) return line.trim() === '' ? null : line;
  try {
    const entry = JSON.parse(line);
    if (typeof entry.level !== 'number') return line;
    return entry.level >= WARNING ? `${entry.msg ?? ''}${entry.err?.stack ? `\n${entry.err.stack}` : ''}` : null;
  } catch {
    return line;
  }
}

/** Servers that say who they are are not introduced again. */
const labelled = (name, line) => (line.startsWith(`${name}: `) ? line : `${name}: ${line}`);

/**
 * Starts a server as a child of this process, its output prefixed with `name` (or handed to `onLine`).
 * `exited` resolves to `{ code, complained }`: whether it wrote anything on its error stream.
 *
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, onLine?: (line: string, isError: boolean) => void }} options
 */
export function startChild(name, file, args, { env = {}, onLine = (line) => console.log(labelled(name, line)) } = {}) {
  const child = spawn(file, args, { cwd: ROOT, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let complained = false;
  const forward = (input, isError) =>
    createInterface({ input }).on('line', (line) => {
      const text = readableLine(line);
      if (text === null) return;
      complained ||= isError;
      onLine(text, isError);
    });
  forward(child.stdout, false);
  forward(child.stderr, true);
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, complained }));
    child.once('close', (code) => resolve({ code: code ?? 1, complained }));
  });
  return { name, child, exited, stop: () => stopChild(child, exited) };
}

async function stopChild(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(killer);
}

/** Resolves to true when `url` answers 200, to false when the child ends first. */
export async function ready(server, url) {
  let ended = false;
  server.exited.then(() => {
    ended = true;
  });
  while (!ended) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
