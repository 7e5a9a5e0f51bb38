/** The part of Trusted Types that is used here; browsers without it check nothing. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      readonly createHTML: (markup: string) => string | null;
      readonly createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

const absolute = (address: string): string => new URL(address, document.baseURI).href;

/** Addresses of scripts that the page may run, and folders, which end in a slash: this host from the start. */
const allowed = new Set([absolute('/')]);

/** Allows scripts of another origin: the files of a remote's folder (the content policy has their hashes, where they are signed), or one that the tenant lists. */
export function allowScripts(address: string): void {
  allowed.add(absolute(address));
}

const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
/**
 * Which texts the whole page accepts where code is expected (`require-trusted-types-for`). As markup: the empty text, and the one that Leaflet writes to find
 * out what the browser can do. As the address of a script: those that are allowed. Null refuses; the browser then reports the place. Without `createScript`, no
 * text is accepted as a script.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (markup === '' || markup === '<svg/>' ? markup : null),
  createScriptURL(address) {
    const script = absolute(address);
    return [...allowed].some((one) => (one.endsWith('/') ? script.startsWith(one) : script === one)) ? address : null;
  },
});
