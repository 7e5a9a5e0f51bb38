import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface LoginWidget {
  readonly script: string;
  /** Changes with the script. */
  readonly version: string;
}

/** In an order in which nothing is used before it is there. */
const FILES = ['texts', 'cookies', 'redirect', 'service', 'elements', 'style', 'form', 'dialog', 'app'];

/**
 * One script out of the files of `bff/widget`: modules for readers and checks, a function without globals for the page, so that
 * it is one file to fetch and needs no build.
 */
export async function loadLoginWidget(): Promise<LoginWidget> {
  const modules = await Promise.all(
    FILES.map((name) => readFile(fileURLToPath(new URL(`../../widget/${name}.js`, import.meta.url)), 'utf8')),
  );
  const script = `(() => {\n'use strict';\n${modules.map(asPart).join('\n')}\n})();\n`;
  return { script, version: createHash('sha256').update(script).digest('base64url').slice(0, 22) };
}

/** Without imports, exports and comments. */
function asPart(module: string): string {
  return module
    .replace(/^import [^;]*;\n/gm, '')
    .replace(/^export (?=const|function|class)/gm, '')
    .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .trim();
}
