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

/** How the addresses of scripts begin that the page may run: those of this host from the start. */
const beginnings = new Set([absolute('/')]);

/** Allows scripts of another origin: the files of a remote's folder (the content policy has their hashes, where they are signed), or one that the tenant lists. */
export function allowScripts(address: string): void {
  beginnings.add(absolute(address));
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
    return [...beginnings].some((beginning) => script.startsWith(beginning)) ? address : null;
  },
});
