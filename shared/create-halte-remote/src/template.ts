import type { Request } from './request.ts';

/** Files by their path in the new folder. */
export type Texts = ReadonlyMap<string, string>;

/** What the template is called, which stands for what was asked for. */
const ID = 'acme.parking';
const NAME = 'parking';
const TITLE = 'Parking';

/** The names that npm would leave out of a package, or read as those of the package itself. */
const HIDDEN: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** The template with the id, the name and the title of a remote. */
export function filledIn(template: Texts, { id, name, title }: Pick<Request, 'id' | 'name' | 'title'>): Texts {
  const words: Readonly<Record<string, string>> = { [ID]: id, [NAME]: name, [TITLE]: title };
  const found = new RegExp(Object.keys(words).join('|').replace('.', '\\.'), 'g');
  return new Map(
    [...template].map(([path, text]) => [HIDDEN[path] ?? path, text.replace(found, (word) => words[word] ?? word)]),
  );
}

const ownPackages = /"(@halte\/[\w-]+)": "([^"]+)"/g;

/** Names of the tarballs of Halte that a package.json needs. */
export const tarballsOf = (manifest: string): readonly string[] =>
  [...manifest.matchAll(ownPackages)].map(([, name = '', version = '']) => tarballOf(name, version));

/** As `npm pack` names it. */
const tarballOf = (name: string, version: string): string => `${name.slice(1).replace('/', '-')}-${version}.tgz`;

/** The package.json with packages from tarballs in its folder `packages`. */
export const fromTarballs = (manifest: string): string =>
  manifest.replace(
    ownPackages,
    (_, name: string, version: string) => `"${name}": "file:packages/${tarballOf(name, version)}"`,
  );
