import { spawn } from 'node:child_process';
import { environment } from './environment.mjs';
import { ROOT } from './paths.mjs';

/**
 * Runs a command to its end. Its output is collected, and passed on as it comes when `show` is true.
 * Resolves to `{ code, output }`; never rejects for a command that fails, only for one that cannot be started.
 */
export function command(file, args, { cwd = ROOT, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}
