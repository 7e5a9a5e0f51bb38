import type { BootDocument, RemoteEntry } from '@halte/contract';

interface Loading extends HTMLElement {
  integrity: string;
  crossOrigin: string | null;
}

/** Without the parameters: a retry asks for the same file under another address. */
const fileOf = (address: string): string => {
  const { origin, pathname } = new URL(address, document.baseURI);
  return `${origin}${pathname}`;
};

function patch(prototype: Loading, name: 'src' | 'href', hashOf: (file: string) => string | null): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  if (!property?.set || !property.get) return;
  const { get, set } = property;
  Object.defineProperty(prototype, name, {
    ...property,
    set(this: Loading, value: string) {
      const hash = hashOf(fileOf(value));
      if (hash !== null) {
        this.integrity = hash;
        this.crossOrigin = 'anonymous';
      }
      set.call(this, value);
    },
    get,
  });
}

/**
 * Gives scripts and style sheets that are loaded from now on their hashes.
 *
 * @param hashOf by the address of a file without parameters; null for a file that needs none. May throw for one that must not be loaded.
 */
export function addIntegrity(hashOf: (file: string) => string | null): void {
  patch(HTMLScriptElement.prototype, 'src', hashOf);
  patch(HTMLLinkElement.prototype, 'href', hashOf);
}

function folderOf({ entry }: RemoteEntry): string {
  return fileOf(entry).replace(/[^/]*$/, '');
}

/**
 * The hash of each file of remotes that have hashes. A file of their folders without one is never loaded: the content policy refuses scripts without
 * a hash, whatever this does, but it knows no hashes of style sheets.
 */
export function hashesOf(remotes: BootDocument['remotes']): (file: string) => string | null {
  const folders = Object.values(remotes).flatMap((entry) =>
    entry?.integrity ? [{ folder: folderOf(entry), hashes: entry.integrity }] : [],
  );
  return (file) => {
    const owner = folders.find(({ folder }) => file.startsWith(folder));
    if (!owner) return null;
    const name = file.slice(owner.folder.length);
    if (!Object.hasOwn(owner.hashes, name)) throw new Error(`${file} has no hash in the manifest of its remote.`);
    return owner.hashes[name]!;
  };
}
