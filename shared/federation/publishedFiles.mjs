import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = join(import.meta.dirname, '..');
const declaration = (name) => readFileSync(join(SHARED, `${name}.d.ts`), 'utf8');

/** Files of the package that are no files of this workspace: the declarations that all workspaces include. */
export async function publishedFiles() {
  return {
    'src/presets/assets.d.ts': `/// <reference path="./cssVariables.d.ts" />\n${declaration('assets')}`,
    'src/presets/cssVariables.d.ts': declaration('cssVariables'),
  };
}
