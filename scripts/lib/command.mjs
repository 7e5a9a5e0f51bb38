import { spawn } from 'node:child_process';
import { environment } from './environment.mjs';
import { ROOT } from './paths.mjs';

/**
 * Runs a command to its end. Its output is collected, and passed on as it comes when `show` is true; with `showLine`,
 * those of its lines that it is true of.
 * Resolves to `{ code, output }`; never rejects for a command that fails, only for one that cannot be started.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, show?: boolean, showLine?: (line: string) => boolean }} options
 * @returns {Promise<{ code: number, output: string, signal?: NodeJS.Signals | null }>}
 */
export function command(file, args, { cwd = ROOT, env = {}, show = false, showLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (stream) => {
      const lines = showLine ? linesTo(stream, showLine) : null;
      return (chunk) => {
        output += chunk;
        if (show) stream.write(chunk);
        lines?.(chunk);
      };
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** Writes whole lines of what comes in pieces. A last line without an end is left out: programs end theirs. */
function linesTo(stream, isShown) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (isShown(line)) stream.write(`${line}\n`);
  };
}
