import { join } from 'node:path';
import { command } from './command.mjs';
import { MODULES } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './userError.mjs';

/**
 * Builds host and remotes for production; what is fresh is taken from the cache. Resolves to `{ code, output, cached }`.
 *
 * @param {readonly string[]} [workspaces] names of their packages
 */
export async function build(workspaces = []) {
  const result = await command(
    join(MODULES, '.bin/turbo'),
    [
      'run',
      'build',
      '--output-logs=errors-only',
      '--ui=stream',
      '--no-color',
      ...workspaces.map((name) => `--filter=${name}`),
    ],
    { env: { NODE_ENV: 'production', FORCE_COLOR: '0' } },
  );
  return { ...result, cached: /FULL TURBO/.test(result.output) };
}

/** @param {readonly string[]} [workspaces] all, where none is given */
export async function buildOrSay(workspaces) {
  const { code, output } = await withProgress('Building what has changed', () => build(workspaces));
  if (code === 0) return;
  process.stderr.write(output);
  throw new UserError('The app could not be built: the lines above say which file does not build.');
}
