import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Problem, type Request, readRequest } from './request.ts';
import { filledIn, fromTarballs, type Texts, tarballsOf } from './template.ts';

export const NEW_HELP = `  <id>                  your team, a dot and a name, as in acme.parking
  --title <text>        of its screen and its tab (default: the name)
  --folder <folder>     where it is written (default: the name)
  --packages <folder>   takes the packages of Halte from the tarballs in this folder, and copies them`;

const TEMPLATE = join(import.meta.dirname, '../template');

export interface Made {
  /** What was made, and what comes next. */
  readonly text: string;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function textsIn(folder: string): Promise<Texts> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const),
  );
  return new Map(texts);
}

/** Why the tarballs cannot be taken from a folder; null where all are there. */
async function problemOfPackages(folder: string, names: readonly string[]): Promise<string | null> {
  for (const name of names)
    if (!(await exists(join(folder, name))))
      return `${join(folder, name)} is missing: --packages is the folder with the tarballs of Halte.`;
  return null;
}

function nextSteps({ id, folder }: Request): string {
  return `${id} is in ${folder}. Next:

  cd ${folder}
  npm install
  npm test
  npm run build

Its README says how it is shown and released.`;
}

/**
 * Writes a new remote, as the arguments of the command ask for it, below the folder `cwd`. Nothing is written where there is a problem.
 */
export async function createRemote(args: readonly string[], cwd: string): Promise<Made | Problem> {
  const request = readRequest(args);
  if ('problem' in request) return request;
  const target = resolve(cwd, request.folder);
  if (await exists(target)) return { problem: `${request.folder} is there already: choose another one with --folder.` };

  const texts = new Map(filledIn(await textsIn(TEMPLATE), request));
  const manifest = texts.get('package.json') ?? '';
  const tarballs = request.packages === null ? [] : tarballsOf(manifest);
  const packages = resolve(cwd, request.packages ?? '.');
  const problem = await problemOfPackages(packages, tarballs);
  if (problem !== null) return { problem };
  if (tarballs.length > 0) texts.set('package.json', fromTarballs(manifest));

  for (const [path, text] of texts) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
  for (const name of tarballs) await cp(join(packages, name), join(target, 'packages', name));
  return { text: nextSteps(request) };
}
