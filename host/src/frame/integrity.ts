/**
 * Gives scripts and style sheets that the header loads the hashes of its manifest. The content policy of the frame allows scripts by these
 * hashes only, so that a file without one, or with other bytes, does not run whatever this does.
 */
export function addIntegrity(hashes: Readonly<Record<string, string>>): void {
  withHash(HTMLScriptElement.prototype, 'src', hashes);
  withHash(HTMLLinkElement.prototype, 'href', hashes);
}

interface Loading extends HTMLElement {
  integrity: string;
  crossOrigin: string | null;
}

function withHash(prototype: Loading, name: 'src' | 'href', hashes: Readonly<Record<string, string>>): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  if (!property?.set || !property.get) return;
  const { get, set } = property;
  Object.defineProperty(prototype, name, {
    ...property,
    set(this: Loading, value: string) {
      const hash = hashes[new URL(value, document.baseURI).href];
      if (hash !== undefined) {
        this.integrity = hash;
        this.crossOrigin = 'anonymous';
      }
      set.call(this, value);
    },
    get,
  });
}
