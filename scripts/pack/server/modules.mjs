/** The installed packages that others need at run time. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifestOf = (root, path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

/** Where Node finds a package that one at `path` imports: below that, or below the folders around it. */
function resolved(root, path, name) {
  const folders = path.split(/\/?node_modules\//);
  for (let length = folders.length; length > 0; length--) {
    const inside = folders.slice(0, length).join('/node_modules/').replace(/^\//, '');
    const candidate = `${inside === '' ? '' : `${inside}/`}node_modules/${name}`;
    if (existsSync(join(root, candidate, 'package.json'))) return candidate;
  }
  return null;
}

/**
 * Folders of these packages and of all that they need, from the root. Optional ones that are not installed are left out.
 *
 * @param {string} root
 * @param {readonly string[]} names
 */
export function neededModules(root, names) {
  const paths = new Set();
  const need = (from, name, isOptional) => {
    const path = resolved(root, from, name);
    if (path !== null) paths.add(path);
    else if (!isOptional) throw new Error(`${name} is not installed, and ${from || 'a server'} needs it.`);
  };
  for (const name of names) need('', name, false);
  for (const path of paths) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifestOf(root, path);
    for (const name of Object.keys(dependencies)) need(path, name, name in optionalDependencies);
    for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies })) need(path, name, true);
  }
  // What is inside another one is copied with it.
  const sorted = [...paths].sort();
  return sorted.filter((path) => !sorted.some((other) => path.startsWith(`${other}/`)));
}
