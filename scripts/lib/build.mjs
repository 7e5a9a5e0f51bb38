import { join } from 'node:path';
import { command } from './command.mjs';
import { MODULES } from './paths.mjs';

/** Builds host and remotes for production; what is fresh is taken from the cache. Resolves to `{ code, output, cached }`. */
export async function build() {
  const result = await command(
    join(MODULES, '.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only', '--ui=stream', '--no-color'],
    { env: { NODE_ENV: 'production', FORCE_COLOR: '0' } },
  );
  return { ...result, cached: /FULL TURBO/.test(result.output) };
}
