import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { StartError } from '@halte/server/startError';

export interface LoginWidget {
  readonly script: string;
  /** Hash of the script. */
  readonly version: string;
}

const FILE = '@halte/login-widget/script';

/** Reads the built script. @throws StartError if it has not been built. */
export async function loadLoginWidget(): Promise<LoginWidget> {
  const script = await readFile(createRequire(import.meta.url).resolve(FILE), 'utf8').catch((error: Error) => {
    throw new StartError('The login widget is not built: run npm run build.', { cause: error });
  });
  return { script, version: createHash('sha256').update(script).digest('base64url').slice(0, 22) };
}
