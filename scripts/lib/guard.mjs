import { spawn } from 'node:child_process';

/**
 * Starts a shell script that holds a program until its standard input closes: that is a pipe from this process, so that the script stops the program
 * however this process ends.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ cwd?: string, uid?: number, gid?: number }} [options]
 */
export function startGuard(script, args, options = {}) {
  // A group of its own: what a terminal sends to this one must not end the guard before it has stopped the program.
  const guard = spawn('/bin/sh', ['-c', script, 'sh', ...args], { ...options, detached: true });
  // A process that ends without stopping the program leaves that to the closing pipe.
  guard.stdin.on('error', () => {});
  const ended = new Promise((resolve) => guard.once('close', resolve));
  return {
    stdin: guard.stdin,
    stdout: guard.stdout,
    stderr: guard.stderr,
    /** Resolves to the code of the script. */
    ended,
    async stop() {
      guard.stdin.end();
      guard.ref();
      await ended;
    },
    /** Lets this process end while the program runs. */
    unref() {
      guard.unref();
      const pipes = /** @type {import('node:net').Socket[]} */ (
        /** @type {unknown[]} */ ([guard.stdin, guard.stdout, guard.stderr])
      );
      for (const pipe of pipes) pipe.unref();
    },
  };
}
